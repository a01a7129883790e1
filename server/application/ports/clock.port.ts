export interface Clock {
  /** The wall clock: milliseconds since the epoch. */
  now(): number;
  /** The same moment as a date. */
  date(): Date;
}
