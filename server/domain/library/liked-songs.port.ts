import type { Slice } from '../catalogue/song-catalogue.port';

/** All of the songs that a listener likes; the length in milliseconds. */
export interface LikedTotals {
  readonly songCount: number;
  readonly durationMs: number;
}

/** Which songs each listener likes. A song's count of likes rises and falls with them. */
export interface LikedSongs {
  /** Likes all of them, or none where one is not in the library: answers those that are not. Once liked, nothing changes. */
  like(accountId: string, songIds: readonly string[]): Promise<readonly string[]>;
  /**
   * Likes them no longer, nor the songs without a file that they stand in for; those that were not liked, or are gone, change
   * nothing.
   */
  unlike(accountId: string, songIds: readonly string[]): Promise<void>;
  /** Those of these songs that the listener likes, or that stand in for a song without a file that the listener likes. */
  likedAmong(accountId: string, songIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The ids of liked songs, last liked first. */
  list(accountId: string, slice: Slice): Promise<readonly string[]>;
  /** How many they like. */
  count(accountId: string): Promise<number>;
  totals(accountId: string): Promise<LikedTotals>;
}
