import type { Queue } from '../queue/queue';
import type { Seconds } from '../shared/units';
import type { LoopMode } from './loop-mode';

/** Later than this in a song, "previous" means from the beginning. */
export const RESTART_AFTER: Seconds = 3;

export type PreviousDecision = { readonly kind: 'advance'; readonly index: number } | { readonly kind: 'restart' };

/**
 * What "previous" plays: the song from its beginning when more than 3 s of it have passed or nothing is before it, else the
 * one before. With ALL or ONE the first song's predecessor is the last one.
 */
export function whatPlaysBefore(queue: Queue, loop: LoopMode, position: Seconds): PreviousDecision {
  const { entries, index } = queue;
  if (position > RESTART_AFTER || entries.length < 2) return { kind: 'restart' };
  if (index > 0) return { kind: 'advance', index: index - 1 };
  return loop === 'OFF' ? { kind: 'restart' } : { kind: 'advance', index: entries.length - 1 };
}
