import { currentEntry } from './entries';
import type { Queue, QueueEntry } from './queue';

type Keys = readonly number[];

/**
 * Restores what was removed from `before`: each entry returns after its former neighbour, also in the order saved for when
 * shuffle ends. The current song plays on, and entries added or moved meanwhile do not change. An emptied queue is restored
 * whole, with its former current entry; a queue of other songs is not changed.
 */
export function returnToQueue(queue: Queue, before: Queue): Queue {
  const present = keysOf(queue);
  if (present.length > 0 && !haveCommon(present, keysOf(before))) return queue;
  const entryOf = new Map([...before.entries, ...queue.entries].map((entry) => [entry.key, entry]));
  const keys = rejoin(present, queue.orderBeforeShuffle === null ? orderOf(before) : keysOf(before));
  const current = currentEntry(present.length === 0 ? before : queue)?.key;
  return {
    entries: keys.map((key) => entryOf.get(key) as QueueEntry),
    index: keys.findIndex((key) => key === current),
    orderBeforeShuffle: queue.orderBeforeShuffle && rejoin(queue.orderBeforeShuffle, orderOf(before)),
    nextKey: Math.max(queue.nextKey, before.nextKey),
  };
}

const keysOf = ({ entries }: Queue): Keys => entries.map(({ key }) => key);

/** Unshuffled. */
const orderOf = (queue: Queue): Keys => queue.orderBeforeShuffle ?? keysOf(queue);

function haveCommon(some: Keys, others: Keys): boolean {
  const known = new Set(others);
  return some.some((key) => known.has(key));
}

/** The present keys, with each missing earlier key inserted after its earlier neighbour. */
function rejoin(present: Keys, earlier: Keys): Keys {
  const here = new Set(present);
  const first: number[] = [];
  const behind = new Map<number, number[]>();
  let neighbours = first;
  for (const key of earlier) {
    if (here.has(key)) behind.set(key, (neighbours = []));
    else neighbours.push(key);
  }
  return [...first, ...present.flatMap((key) => [key, ...(behind.get(key) ?? [])])];
}
