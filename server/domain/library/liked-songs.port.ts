import type { Slice } from '../catalogue/song-catalogue.port';

/** Totals of all songs that a listener likes; the length is in milliseconds. */
export interface LikedTotals {
  readonly songCount: number;
  readonly durationMs: number;
}

/** The songs that each listener likes. A song's count of likes changes with them. */
export interface LikedSongs {
  /** Likes all of them, or none if one is not in the catalogue: returns those that are not. Liking a song again changes nothing. */
  like(accountId: string, songIds: readonly string[]): Promise<readonly string[]>;
  /**
   * Unlikes them, and the songs without a file that they stand in for; songs that were not liked, or no longer exist, change
   * nothing.
   */
  unlike(accountId: string, songIds: readonly string[]): Promise<void>;
  /** Those of these songs that the listener likes, or that stand in for a song without a file that the listener likes. */
  likedAmong(accountId: string, songIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The ids of liked songs, the most recently liked first. */
  list(accountId: string, slice: Slice): Promise<readonly string[]>;
  /** How many songs are liked. */
  count(accountId: string): Promise<number>;
  totals(accountId: string): Promise<LikedTotals>;
}
