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
