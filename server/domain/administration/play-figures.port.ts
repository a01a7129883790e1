export interface SongPlayCount {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly string[];
  readonly plays: number;
}

export interface FiguresQuery {
  /** The number of days, including today. */
  readonly days: number;
  /** Minutes by which the caller's clock is ahead of UTC; they determine when the caller's days begin. */
  readonly utcOffset: number;
  readonly now: Date;
}

/** Totals of the plays that counted. */
export interface PlayFigures {
  /** Every day of the period, oldest first, including days without a play; `day` is YYYY-MM-DD. */
  days(query: FiguresQuery): Promise<readonly { readonly day: string; readonly plays: number }[]>;
  /** The most played songs of the period. */
  top(query: FiguresQuery, count: number): Promise<readonly SongPlayCount[]>;
}
