import type { Song } from '../catalogue/song';
import type { PlayerState } from '../playback/state/player-state';
import type { Listening } from '../queue/stored-queue-state.port';
import { nearestEntries } from '../queue/nearest-entries';
import type { QueueEntry } from '../queue/queue';
import type { PlaybackTransfer } from './live-command';

/** The maximum number of songs in a transfer: those nearest to the current one. */
const HANDED_SONGS = 500;

/** The listener's queue and position, in a form that another device can take over; null if there is no song. */
export function toPlaybackTransfer({ queue, loop, position }: PlayerState): PlaybackTransfer | null {
  const { entries, index, orderBeforeShuffle } = nearestEntries(queue, HANDED_SONGS);
  if (entries.length === 0) return null;
  const places = new Map(entries.map(({ key }, place) => [key, place]));
  return {
    songIds: entries.map(({ song }) => song.id),
    index,
    position,
    loop,
    order: orderBeforeShuffle === null ? null : orderBeforeShuffle.flatMap((key) => places.get(key) ?? []),
  };
}

/**
 * The same on the device that takes it over, with the songs that could be loaded, keyed from `nextKey` on. Songs that no longer
 * exist are left out; if the current one is among them, the next available song starts from its beginning. Null if no song is
 * available.
 */
export function fromPlaybackTransfer(
  handed: PlaybackTransfer,
  songs: readonly Song[],
  nextKey: number,
): Listening | null {
  const known = new Map(songs.map((song) => [song.id, song]));
  const placed = handed.songIds.map((id, place) => ({ place, song: known.get(id) }));
  const there = placed.flatMap(({ place, song }) => (song === undefined ? [] : [{ place, song }]));
  if (there.length === 0) return null;
  const entries: readonly QueueEntry[] = there.map(({ song }, offset) => ({ key: nextKey + offset, song }));
  const keyOfPlace = new Map(there.map(({ place }, offset) => [place, nextKey + offset]));
  const behind = there.findIndex(({ place }) => place >= handed.index);
  const index = behind === -1 ? there.length - 1 : behind;
  const isThere = there[index]?.place === handed.index;
  return {
    queue: {
      entries,
      index,
      orderBeforeShuffle: handed.order && wholeOrder(handed.order, keyOfPlace),
      nextKey: nextKey + entries.length,
    },
    loop: handed.loop,
    position: isThere ? handed.position : 0,
  };
}

/** Every key exactly once, whatever was received: keys missing from the order are appended. */
function wholeOrder(order: readonly number[], keyOfPlace: ReadonlyMap<number, number>): readonly number[] {
  const named = order.flatMap((place) => keyOfPlace.get(place) ?? []);
  return [...new Set([...named, ...keyOfPlace.values()])];
}
