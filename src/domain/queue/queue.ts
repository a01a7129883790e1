import type { Song } from '../catalogue/song';

/** One place in the queue. The key tells two places of the same song apart and never changes while the entry lives. */
export interface QueueEntry {
  readonly key: number;
  readonly song: Song;
}

/** What plays and what follows, in order. Duplicates are allowed: places are told apart by key. */
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
