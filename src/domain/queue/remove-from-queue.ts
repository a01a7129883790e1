import { placeOf } from './entries';
import type { Queue } from './queue';

/**
 * Removes one entry. If it is the current one, the next entry becomes current (or the new last one, if it was the last); an
 * unknown key changes nothing; removing the only entry empties the queue. Shuffle does not change.
 */
export function removeFromQueue(queue: Queue, key: number): Queue {
  const place = placeOf(queue, key);
  if (place === -1) return queue;
  const entries = queue.entries.toSpliced(place, 1);
  const index = place < queue.index ? queue.index - 1 : Math.min(queue.index, entries.length - 1);
  const orderBeforeShuffle = queue.orderBeforeShuffle?.filter((kept) => kept !== key) ?? null;
  return { ...queue, entries, index, orderBeforeShuffle };
}

/** Removes everything except the current song: the listener clears both upcoming and earlier songs. Shuffle does not change. */
export function clearAround(queue: Queue): Queue {
  const current = queue.entries[queue.index];
  if (current === undefined) return queue;
  return { ...queue, entries: [current], index: 0, orderBeforeShuffle: queue.orderBeforeShuffle && [current.key] };
}
