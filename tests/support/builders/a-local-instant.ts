import type { IsoInstant } from '../../../src/domain/shared/units';

/** Five minutes and nine seconds past that hour in the local time zone of the tests. */
export const localInstant = (year: number, month: number, day: number, hour = 0): IsoInstant =>
  new Date(year, month - 1, day, hour, 5, 9).toISOString();
