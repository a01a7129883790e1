import type { QueueEntry } from '../queue/queue';
import { whatPlaysAfter, type Ending } from './what-plays-after';

export interface NextEntry {
  readonly index: number;
  readonly entry: QueueEntry;
}

/** What sounds when the current song has ended by itself: under ONE the song itself; null where the player will rest. */
export function upNext(state: Ending): NextEntry | null {
  const { queue } = state;
  const next = whatPlaysAfter(state);
  if (next.kind === 'stop') return null;
  const index = next.kind === 'advance' ? next.index : queue.index;
  const entry = queue.entries[index];
  return entry === undefined ? null : { index, entry };
}
