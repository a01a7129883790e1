import type { Song } from '../catalogue/song';
import { makeEntries } from './entries';
import { EMPTY_QUEUE, type Queue } from './queue';

/** A new queue of these songs standing at `startIndex`; an index outside lands on the nearest song. Empty songs give an empty queue. */
export function startQueue(songs: readonly Song[], startIndex: number, nextKey = EMPTY_QUEUE.nextKey): Queue {
  return {
    entries: makeEntries(songs, nextKey),
    index: Math.min(Math.max(startIndex, 0), songs.length - 1),
    orderBeforeShuffle: null,
    nextKey: nextKey + songs.length,
  };
}
