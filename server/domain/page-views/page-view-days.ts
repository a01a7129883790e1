/** How long counts of page views are kept, in days; the privacy page says so. */
export const RETENTION_DAYS = 400;

/** How many paths are told apart in one day; whatever comes beyond is counted together, so that made-up paths fill nothing. */
export const PATHS_A_DAY = 2_000;

const DAY_MS = 86_400_000;

/** The date of a moment in coordinated universal time, as YYYY-MM-DD. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The last `count` days up to that of `moment`, oldest first. */
export const lastDays = (moment: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dayOf(moment - (count - 1 - index) * DAY_MS));

/** The first day that is still kept on the day of `moment`. */
export const firstRetainedDay = (moment: number): string => dayOf(moment - (RETENTION_DAYS - 1) * DAY_MS);
