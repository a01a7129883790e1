import { placeOf } from './entries';
import type { Queue } from './queue';

/**
 * Takes one place out. Removing the current one lets the next take its place (the last one's removal steps back to the new
 * last); an unknown key changes nothing; the last entry's removal empties the queue. Shuffle stays as it was.
 */
export function removeFromQueue(queue: Queue, key: number): Queue {
  const place = placeOf(queue, key);
  if (place === -1) return queue;
  const entries = queue.entries.toSpliced(place, 1);
  const index = place < queue.index ? queue.index - 1 : Math.min(queue.index, entries.length - 1);
  const orderBeforeShuffle = queue.orderBeforeShuffle?.filter((kept) => kept !== key) ?? null;
  return { ...queue, entries, index, orderBeforeShuffle };
}

/** Keeps the current song alone: what the listener clears is what would have followed and what has been. Shuffle stays as it was. */
export function clearAround(queue: Queue): Queue {
  const current = queue.entries[queue.index];
  if (current === undefined) return queue;
  return { ...queue, entries: [current], index: 0, orderBeforeShuffle: queue.orderBeforeShuffle && [current.key] };
}
