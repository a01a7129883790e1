export interface DayCount {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

export interface PathCount {
  readonly path: string;
  readonly count: number;
}

/** Page views by day and path. */
export interface PageViewCounts {
  /** One more. Beyond `PATHS_A_DAY` paths of a day, one more of `OTHER_PATHS`. */
  add(day: string, path: string): Promise<void>;
  /** The days from this one on that have views, oldest first. */
  daily(from: string): Promise<readonly DayCount[]>;
  /** The most opened paths from this day on, the most opened first; equals by path. */
  top(from: string, limit: number): Promise<readonly PathCount[]>;
  forgetBefore(day: string): Promise<void>;
}

/** What stands for paths that are not told apart. */
export const OTHER_PATHS = '/…';
