import type { Slice } from '../catalogue/song-catalogue.port';

/** Totals of all songs that a listener likes; the length is in milliseconds. */
export interface LikedTotals {
  readonly songCount: number;
  readonly durationMs: number;
}

/** The songs that a listener likes. */
export interface LikedSongs {
  /** The ids of liked songs, the most recently liked first. */
  list(accountId: string, slice: Slice): Promise<readonly string[]>;
  /** How many songs are liked. */
  count(accountId: string): Promise<number>;
  totals(accountId: string): Promise<LikedTotals>;
}
