/** The seconds since a time of `performance.now()`: the most that a song can have played on meanwhile. */
export const secondsSince = (time: number): number => (performance.now() - time) / 1_000;
