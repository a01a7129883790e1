import { currentEntry } from './entries';
import type { Queue, QueueEntry } from './queue';

type Keys = readonly number[];

/**
 * Takes back what was taken out of `before`: each place returns behind the neighbour it had, in the order kept for when
 * shuffle ends too. What plays goes on playing, and what was added or moved meanwhile stays so. An emptied queue stands
 * again where it stood; a queue of other songs is left alone.
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

/** The present keys, and each one that is missing of the earlier ones behind the neighbour it had there. */
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
