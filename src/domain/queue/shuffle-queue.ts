import { mix } from './mix';
import type { Queue, QueueEntry } from './queue';

/**
 * Mixes the queue with the current song first and remembers the old order (decisions.md §2). `fraction` gives 0 ≤ x < 1.
 * A queue that is shuffled already keeps the order remembered first.
 */
export function shuffleQueue(queue: Queue, fraction: () => number): Queue {
  const current = queue.entries[queue.index];
  if (current === undefined) return queue;
  const others = queue.entries.filter((entry) => entry.key !== current.key);
  return {
    ...queue,
    entries: [current, ...mix(others, fraction)],
    index: 0,
    orderBeforeShuffle: queue.orderBeforeShuffle ?? queue.entries.map(({ key }) => key),
  };
}

/** Puts the old order back; what plays goes on playing at its old place. Not shuffled: unchanged. */
export function restoreOrder(queue: Queue): Queue {
  if (queue.orderBeforeShuffle === null) return queue;
  const rank = new Map(queue.orderBeforeShuffle.map((key, place) => [key, place]));
  const rankOf = ({ key }: QueueEntry) => rank.get(key) ?? Number.POSITIVE_INFINITY;
  const entries = queue.entries.toSorted((a, b) => rankOf(a) - rankOf(b));
  const current = queue.entries[queue.index]?.key;
  return { ...queue, entries, index: entries.findIndex(({ key }) => key === current), orderBeforeShuffle: null };
}
