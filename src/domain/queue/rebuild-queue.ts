import { EMPTY_QUEUE, type Queue, type QueueEntry } from './queue';

/** What is left of a queue that was kept outside. */
export interface QueueRemains {
  readonly entries: readonly QueueEntry[];
  readonly currentKey: number;
  readonly orderBeforeShuffle: readonly number[] | null;
}

/**
 * A queue from what was kept of one: a key counts once, a current song that is gone gives way to the first one, and the order
 * before shuffling names every place and no other. Nothing left is the empty queue.
 */
export function rebuildQueue({ entries: kept, currentKey, orderBeforeShuffle }: QueueRemains): Queue {
  const firstOf = new Map(kept.toReversed().map((entry) => [entry.key, entry]));
  const entries = kept.filter((entry) => firstOf.get(entry.key) === entry);
  if (entries.length === 0) return EMPTY_QUEUE;
  const keys = entries.map(({ key }) => key);
  return {
    entries,
    index: Math.max(keys.indexOf(currentKey), 0),
    orderBeforeShuffle: orderBeforeShuffle && mendedOrder(orderBeforeShuffle, keys),
    nextKey: keys.reduce((highest, key) => Math.max(highest, key), 0) + 1,
  };
}

/** The known keys in the order that was kept, then those that it does not name. */
function mendedOrder(order: readonly number[], keys: readonly number[]): readonly number[] {
  const known = new Set(keys);
  const named = new Set(order.filter((key) => known.has(key)));
  return [...named, ...keys.filter((key) => !named.has(key))];
}
