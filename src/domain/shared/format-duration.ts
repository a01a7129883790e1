import type { Seconds } from './units';

const MINUTE = 60;
const HOUR = 3600;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "4:12", and "1:02:03" from one hour on. Fractions are cut; an invalid length is "0:00". */
export function formatDuration(duration: Seconds): string {
  const { hours, minutes, seconds } = splitDuration(duration);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}

/** Whole hours, minutes and seconds of a time, for words spoken by a screen reader. */
export function splitDuration(duration: Seconds): { hours: number; minutes: number; seconds: number } {
  const whole = Number.isFinite(duration) ? Math.max(Math.floor(duration), 0) : 0;
  return {
    hours: Math.floor(whole / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: whole % MINUTE,
  };
}
