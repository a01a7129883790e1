/** How long counts of page views are stored, in days; the privacy page states this number. */
export const RETENTION_DAYS = 400;

/**
 * How many paths are counted separately in one day; all further paths are counted together, so that made-up paths cannot fill the
 * storage.
 */
export const PATHS_A_DAY = 2_000;

const DAY_MS = 86_400_000;

/** The date of a moment in coordinated universal time, as YYYY-MM-DD. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The last `count` days up to the day of `moment`, oldest first. */
export const lastDays = (moment: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dayOf(moment - (count - 1 - index) * DAY_MS));

/** The first day whose counts are still stored on the day of `moment`. */
export const firstRetainedDay = (moment: number): string => dayOf(moment - (RETENTION_DAYS - 1) * DAY_MS);
