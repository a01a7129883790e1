import type { Song } from '../catalogue/song';
import { audibleFrom, makeEntries } from './entries';
import { EMPTY_QUEUE, type Queue } from './queue';

/**
 * A new queue of these songs with `startIndex` current; an index out of range becomes the nearest one, and a song that cannot be
 * heard is replaced by the next one that can. Without songs the queue is empty.
 */
export function startQueue(songs: readonly Song[], startIndex: number, nextKey = EMPTY_QUEUE.nextKey): Queue {
  const entries = makeEntries(songs, nextKey);
  const wanted = Math.min(Math.max(startIndex, 0), songs.length - 1);
  const audible = audibleFrom(entries, wanted);
  return {
    entries,
    index: audible === -1 ? wanted : audible,
    orderBeforeShuffle: null,
    nextKey: nextKey + songs.length,
  };
}
