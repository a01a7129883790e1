import dayjs from 'dayjs';
import type { IsoInstant, Milliseconds } from '../../../domain/shared/units';
import { formatDate } from './dates';

const MINUTE: Milliseconds = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Beyond this age, a date is more useful. */
const LONGEST = 7 * DAY;

/** `12 phút trước` in Vietnamese, `12 minutes ago` in English; after a week the date. A future moment counts as now. */
export function formatRelative(instant: IsoInstant, now: Milliseconds, language: string): string {
  const past = Math.max(0, now - dayjs(instant).valueOf());
  if (past >= LONGEST) return formatDate(instant);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (past >= DAY) return words.format(-Math.floor(past / DAY), 'day');
  if (past >= HOUR) return words.format(-Math.floor(past / HOUR), 'hour');
  return past >= MINUTE ? words.format(-Math.floor(past / MINUTE), 'minute') : words.format(0, 'second');
}
