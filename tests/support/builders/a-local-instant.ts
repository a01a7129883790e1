import type { IsoInstant } from '../../../src/domain/shared/units';

/** Five minutes and nine seconds past that hour where the tests run, whatever time zone that is in. */
export const localInstant = (year: number, month: number, day: number, hour = 0): IsoInstant =>
  new Date(year, month - 1, day, hour, 5, 9).toISOString();
