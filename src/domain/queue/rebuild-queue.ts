import { EMPTY_QUEUE, type Queue, type QueueEntry } from './queue';

/** What could be read of a stored queue. */
export interface QueueRemains {
  readonly entries: readonly QueueEntry[];
  readonly currentKey: number;
  readonly orderBeforeShuffle: readonly number[] | null;
}

/**
 * Rebuilds a queue from its stored parts: a duplicate key counts once, a missing current song is replaced by the first one, and
 * the order before shuffling contains every entry and no other. With no entries the result is the empty queue.
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

/** The known keys in the stored order, then the keys missing from that order. */
function mendedOrder(order: readonly number[], keys: readonly number[]): readonly number[] {
  const known = new Set(keys);
  const named = new Set(order.filter((key) => known.has(key)));
  return [...named, ...keys.filter((key) => !named.has(key))];
}
