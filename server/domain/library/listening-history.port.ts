import type { Slice } from '../catalogue/song-catalogue.port';

/** A song and when it was heard last. */
export interface PlayedSong {
  readonly songId: string;
  readonly heardAt: Date;
}

export interface ListeningTotals {
  readonly songCount: number;
  /** Since the day began where the product is at home (UTC+7). */
  readonly todayCount: number;
}

/** What each listener heard long enough to count, one entry a song. Written with the play log. */
export interface ListeningHistory {
  /** Last heard first. */
  list(accountId: string, slice: Slice): Promise<readonly PlayedSong[]>;
  /** How many songs it has. */
  count(accountId: string): Promise<number>;
  totals(accountId: string): Promise<ListeningTotals>;
  /** Forgets all of it; what was played stays counted for the songs. */
  clear(accountId: string): Promise<void>;
}
