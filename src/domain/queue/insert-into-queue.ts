import type { Song } from '../catalogue/song';
import { makeEntries } from './entries';
import type { Queue } from './queue';
import { startQueue } from './start-queue';

/** Puts songs right after the current one, in their order; duplicates are allowed. Into an empty queue they become the queue. */
export function insertNext(queue: Queue, songs: readonly Song[]): Queue {
  if (queue.entries.length === 0) return startQueue(songs, 0, queue.nextKey);
  return withInserted(queue, songs, queue.index + 1);
}

/** Puts songs at the end, in their order; duplicates are allowed. Into an empty queue they become the queue. */
export function appendToQueue(queue: Queue, songs: readonly Song[]): Queue {
  if (queue.entries.length === 0) return startQueue(songs, 0, queue.nextKey);
  return withInserted(queue, songs, queue.entries.length);
}

function withInserted(queue: Queue, songs: readonly Song[], place: number): Queue {
  const added = makeEntries(songs, queue.nextKey);
  const keys = added.map(({ key }) => key);
  return {
    ...queue,
    entries: queue.entries.toSpliced(place, 0, ...added),
    orderBeforeShuffle:
      queue.orderBeforeShuffle && insertKeys(queue.orderBeforeShuffle, keys, queue.entries[place - 1]?.key),
    nextKey: queue.nextKey + songs.length,
  };
}

/** In the order kept for later, new places follow the same neighbour as in the order that plays. */
function insertKeys(order: readonly number[], keys: readonly number[], after: number | undefined): readonly number[] {
  const place = order.findIndex((key) => key === after);
  return order.toSpliced(place + 1, 0, ...keys);
}
