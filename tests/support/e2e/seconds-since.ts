/** How many seconds have passed since a time of `performance.now()`: so far a song has played on meanwhile, at most. */
export const secondsSince = (time: number): number => (performance.now() - time) / 1_000;
