import dayjs from 'dayjs';
import { DATE_PATTERN, DATE_TIME_PATTERN } from '../../../domain/shared/dates';
import type { IsoInstant } from '../../../domain/shared/units';

/** `21/11/2026`, in the listener's time zone. */
export const formatDate = (instant: IsoInstant): string => dayjs(instant).format(DATE_PATTERN);

/** `21/11/2026 08:05:00`, in the listener's time zone. */
export const formatDateTime = (instant: IsoInstant): string => dayjs(instant).format(DATE_TIME_PATTERN);

/** `tháng 3 năm 2026` in Vietnamese, `March 2026` in English, in the listener's time zone. */
export const formatMonth = (instant: IsoInstant, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(dayjs(instant).toDate());
