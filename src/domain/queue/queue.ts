import type { Song } from '../catalogue/song';

/** One place in the queue. The key distinguishes two places with the same song and never changes while the entry exists. */
export interface QueueEntry {
  readonly key: number;
  readonly song: Song;
}

/** The earlier, current and upcoming songs, in order. Duplicates are allowed: the key distinguishes them. */
export interface Queue {
  readonly entries: readonly QueueEntry[];
  /** Place of the current song in `entries`; -1 only when the queue is empty. */
  readonly index: number;
  /** The keys in their order before shuffling; null when not shuffled. */
  readonly orderBeforeShuffle: readonly number[] | null;
  /** The key that the next entry gets. */
  readonly nextKey: number;
}

export const EMPTY_QUEUE: Queue = { entries: [], index: -1, orderBeforeShuffle: null, nextKey: 1 };
