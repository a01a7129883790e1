import { shuffle } from './shuffle';
import type { Queue, QueueEntry } from './queue';

/**
 * Shuffles the queue with the current song first and saves the old order (decisions.md §2). `fraction` gives 0 ≤ x < 1. A queue
 * that is shuffled already retains the order saved first.
 */
export function shuffleQueue(queue: Queue, fraction: () => number): Queue {
  const current = queue.entries[queue.index];
  if (current === undefined) return queue;
  const others = queue.entries.filter((entry) => entry.key !== current.key);
  return {
    ...queue,
    entries: [current, ...shuffle(others, fraction)],
    index: 0,
    orderBeforeShuffle: queue.orderBeforeShuffle ?? queue.entries.map(({ key }) => key),
  };
}

/** Restores the old order; the current song plays on at its old place. A queue that is not shuffled does not change. */
export function restoreOrder(queue: Queue): Queue {
  if (queue.orderBeforeShuffle === null) return queue;
  const rank = new Map(queue.orderBeforeShuffle.map((key, place) => [key, place]));
  const rankOf = ({ key }: QueueEntry) => rank.get(key) ?? Number.POSITIVE_INFINITY;
  const entries = queue.entries.toSorted((a, b) => rankOf(a) - rankOf(b));
  const current = queue.entries[queue.index]?.key;
  return { ...queue, entries, index: entries.findIndex(({ key }) => key === current), orderBeforeShuffle: null };
}
