import { placeOf } from './entries';
import type { Queue } from './queue';

/** Moves the entry with this key to `toIndex` (clamped to the queue). The current song plays on; an unknown key changes nothing. */
export function reorderQueue(queue: Queue, key: number, toIndex: number): Queue {
  const from = placeOf(queue, key);
  const moved = queue.entries[from];
  if (moved === undefined) return queue;
  const entries = queue.entries.toSpliced(from, 1).toSpliced(Math.max(toIndex, 0), 0, moved);
  const current = queue.entries[queue.index]?.key;
  return { ...queue, entries, index: entries.findIndex((entry) => entry.key === current) };
}
