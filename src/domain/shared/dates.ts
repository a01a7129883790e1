import type { IsoInstant, Milliseconds } from './units';

/** The forms in which dates are shown (specification §2 and §9). */
export const DATE_PATTERN = 'D/M/YYYY';
export const DATE_TIME_PATTERN = 'D/M/YYYY HH:mm:ss';

export type DayGroup = 'today' | 'yesterday' | 'this-week' | 'earlier';

const DAY: Milliseconds = 86_400_000;
const MINUTE: Milliseconds = 60_000;

/**
 * The heading under which a history entry is listed: by calendar days of the listener. `offsetMinutes` is the local time's offset
 * east of UTC. The last seven days count as this week; a future moment counts as today.
 */
export function dayGroup(instant: IsoInstant, now: Milliseconds, offsetMinutes: number): DayGroup {
  const dayOf = (moment: Milliseconds) => Math.floor((moment + offsetMinutes * MINUTE) / DAY);
  const age = dayOf(now) - dayOf(Date.parse(instant));
  if (age <= 0) return 'today';
  if (age === 1) return 'yesterday';
  return age < 7 ? 'this-week' : 'earlier';
}
