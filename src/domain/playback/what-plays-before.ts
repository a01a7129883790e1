import { audibleBefore } from '../queue/audible-entries';
import type { Queue } from '../queue/queue';
import type { Seconds } from '../shared/units';
import type { LoopMode } from './loop-mode';

/** Later than this in a song, "previous" means from the beginning. */
export const RESTART_AFTER: Seconds = 3;

export type PreviousDecision = { readonly kind: 'advance'; readonly index: number } | { readonly kind: 'restart' };

/**
 * What "previous" plays: the song from its beginning when more than 3 s of it have passed or nothing is before it, else the
 * one before that can be heard. With ALL or ONE the first song's predecessor is the last one.
 */
export function whatPlaysBefore(queue: Queue, loop: LoopMode, position: Seconds): PreviousDecision {
  const { entries, index } = queue;
  if (position > RESTART_AFTER || entries.length < 2) return { kind: 'restart' };
  const before = audibleBefore(entries, index);
  if (before !== -1) return { kind: 'advance', index: before };
  const last = loop === 'OFF' ? -1 : audibleBefore(entries, entries.length);
  return last === -1 || last === index ? { kind: 'restart' } : { kind: 'advance', index: last };
}
