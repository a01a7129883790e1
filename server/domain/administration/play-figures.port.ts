export interface PlayedSong {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly string[];
  readonly plays: number;
}

export interface FiguresAsked {
  /** How many days, today included. */
  readonly days: number;
  /** Minutes that the asker's clock is ahead of UTC: where their days begin. */
  readonly utcOffset: number;
  readonly now: Date;
}

/** Plays that counted, added up. */
export interface PlayFigures {
  /** Every day of the span, oldest first, also those without a play; `day` is YYYY-MM-DD. */
  days(asked: FiguresAsked): Promise<readonly { readonly day: string; readonly plays: number }[]>;
  /** The songs played most in the span. */
  top(asked: FiguresAsked, count: number): Promise<readonly PlayedSong[]>;
}
