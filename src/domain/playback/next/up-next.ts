import type { QueueEntry } from '../../queue/queue';
import { whatPlaysAfter, type Ending } from './what-plays-after';

export interface NextEntry {
  readonly index: number;
  readonly entry: QueueEntry;
}

/** The entry that plays when the current song ends by itself: under ONE the song itself; null if the player will stop. */
export function upNext(state: Ending): NextEntry | null {
  const { queue } = state;
  const next = whatPlaysAfter(state);
  if (next.kind === 'stop') return null;
  const index = next.kind === 'advance' ? next.index : queue.index;
  const entry = queue.entries[index];
  return entry === undefined ? null : { index, entry };
}
