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
  /** Adds one view. Beyond `PATHS_A_DAY` paths in a day, the view counts for `OTHER_PATHS`. */
  add(day: string, path: string): Promise<void>;
  /** The days with views from this one on, oldest first. */
  daily(from: string): Promise<readonly DayCount[]>;
  /** The paths with the most views from this day on, the highest count first; equal counts are ordered by path. */
  top(from: string, limit: number): Promise<readonly PathCount[]>;
  forgetBefore(day: string): Promise<void>;
}

/** Stands for all paths that are not counted separately. */
export const OTHER_PATHS = '/…';
