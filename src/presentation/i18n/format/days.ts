import dayjs from 'dayjs';
import type { IsoInstant, Milliseconds } from '../../../domain/shared/units';

/** The calendar day of a moment in the listener's time zone, as a key that sorts: `2026-11-21`. */
export const dayOf = (instant: IsoInstant | Milliseconds): string => dayjs(instant).format('YYYY-MM-DD');

/** How many calendar days lie between a moment and now; 0 for today and for the future. */
export const daysAgo = (instant: IsoInstant, now: Milliseconds): number =>
  Math.max(0, dayjs(now).startOf('day').diff(dayjs(instant).startOf('day'), 'day'));
