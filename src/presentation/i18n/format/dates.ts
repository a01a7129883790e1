import dayjs from 'dayjs';
import { DATE_PATTERN, DATE_TIME_PATTERN } from '../../../domain/shared/dates';
import type { IsoInstant } from '../../../domain/shared/units';

/** `21/11/2026`, in the listener's time zone. */
export const formatDate = (instant: IsoInstant): string => dayjs(instant).format(DATE_PATTERN);

/** `21/11/2026 08:05:00`, in the listener's time zone. */
export const formatDateTime = (instant: IsoInstant): string => dayjs(instant).format(DATE_TIME_PATTERN);
