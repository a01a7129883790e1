import type { Song } from '../catalogue/song';
import type { Queue, QueueEntry } from './queue';

/** Makes new queue entries from the songs, in their order, with keys from `nextKey` on. */
export const makeEntries = (songs: readonly Song[], nextKey: number): readonly QueueEntry[] =>
  songs.map((song, offset) => ({ key: nextKey + offset, song }));

/** The entry that plays; null where the queue is empty. */
export const currentEntry = ({ entries, index }: Queue): QueueEntry | null => entries[index] ?? null;

/** What follows the current entry, in order. */
export const upcomingEntries = ({ entries, index }: Queue): readonly QueueEntry[] => entries.slice(index + 1);

/** The place of a key; -1 where it is gone. */
export const placeOf = ({ entries }: Queue, key: number): number => entries.findIndex((entry) => entry.key === key);

/** The first place from `from` on whose song can be heard; -1 where none can. */
export const audibleFrom = (entries: readonly QueueEntry[], from: number): number =>
  entries.findIndex(({ song }, place) => place >= from && song.hasAudio);

/** The last place before `before` whose song can be heard; -1 where none can. */
export const audibleBefore = (entries: readonly QueueEntry[], before: number): number =>
  entries.findLastIndex(({ song }, place) => place < before && song.hasAudio);
