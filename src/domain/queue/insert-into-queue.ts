import type { Song } from '../catalogue/song';
import { currentEntry, makeEntries } from './entries';
import type { Queue } from './queue';

/** Puts songs right after the current one, in their order; duplicates are allowed. Into an empty queue they become the queue. */
export function insertNext(queue: Queue, songs: readonly Song[]): Queue {
  const order = queue.orderBeforeShuffle ?? [];
  return withInserted(queue, songs, queue.index + 1, order.indexOf(currentEntry(queue)?.key ?? -1) + 1);
}

/** Puts songs at the end, in their order; duplicates are allowed. Into an empty queue they become the queue. */
export function appendToQueue(queue: Queue, songs: readonly Song[]): Queue {
  return withInserted(queue, songs, queue.entries.length, queue.orderBeforeShuffle?.length ?? 0);
}

/** In the order saved for when shuffle ends, new entries follow the same neighbour as in the order that plays. */
function withInserted(queue: Queue, songs: readonly Song[], place: number, placeInOrder: number): Queue {
  const added = makeEntries(songs, queue.nextKey);
  const entries = queue.entries.toSpliced(place, 0, ...added);
  const keys = added.map(({ key }) => key);
  return {
    entries,
    index: Math.min(Math.max(queue.index, 0), entries.length - 1),
    orderBeforeShuffle: queue.orderBeforeShuffle?.toSpliced(placeInOrder, 0, ...keys) ?? null,
    nextKey: queue.nextKey + songs.length,
  };
}
