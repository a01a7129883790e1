import type { Slice } from '../catalogue/song-catalogue.port';

/** A song and when it was last heard. */
export interface PlayedSong {
  readonly songId: string;
  readonly heardAt: Date;
}

export interface ListeningTotals {
  readonly songCount: number;
  /** Since the day began in the product's home time zone (UTC+7). */
  readonly todayCount: number;
}

/** The songs that each listener heard long enough to count, one entry per song. Written together with the play log. */
export interface ListeningHistory {
  /** Most recently heard first. */
  list(accountId: string, slice: Slice): Promise<readonly PlayedSong[]>;
  /** How many songs the history has. */
  count(accountId: string): Promise<number>;
  totals(accountId: string): Promise<ListeningTotals>;
  /** Deletes the whole history; its plays stay counted for the songs. */
  clear(accountId: string): Promise<void>;
}
