import { audibleBefore } from '../../queue/entries';
import type { Queue } from '../../queue/queue';
import type { Seconds } from '../../shared/units';
import type { LoopMode } from './loop-mode';

/** After this position in a song, "previous" restarts the song. */
export const RESTART_AFTER: Seconds = 3;

export type PreviousDecision = { readonly kind: 'advance'; readonly index: number } | { readonly kind: 'restart' };

/**
 * What "previous" plays: the song from its beginning if more than 3 s of it have played or no song is before it, else the nearest
 * earlier song that can be heard. With ALL or ONE the last song comes before the first.
 */
export function whatPlaysBefore(queue: Queue, loop: LoopMode, position: Seconds): PreviousDecision {
  const { entries, index } = queue;
  if (position > RESTART_AFTER) return { kind: 'restart' };
  const before = audibleBefore(entries, index);
  if (before !== -1) return { kind: 'advance', index: before };
  const last = loop === 'OFF' ? -1 : audibleBefore(entries, entries.length);
  return last === -1 || last === index ? { kind: 'restart' } : { kind: 'advance', index: last };
}
