import type { Song } from '../catalogue/song';
import { appendToQueue } from './insert-into-queue';
import { shuffle } from './shuffle';
import type { Queue } from './queue';

/** The current song and the next one, which may be prepared already. */
const FIXED_ENTRIES = 2;

/**
 * Adds more songs of the list that is played (specification §4, "add to player"): at the end; in a shuffled queue, mixed among
 * the upcoming ones, so that the whole list is shuffled although it is loaded in pages. `fraction` gives 0 ≤ x < 1.
 */
export function growQueue(queue: Queue, songs: readonly Song[], fraction: () => number): Queue {
  const grown = appendToQueue(queue, songs);
  if (queue.orderBeforeShuffle === null) return grown;
  const settled = Math.min(queue.index + FIXED_ENTRIES, queue.entries.length);
  return {
    ...grown,
    entries: [...grown.entries.slice(0, settled), ...shuffle(grown.entries.slice(settled), fraction)],
  };
}
