import { seededFraction } from '../shared/seeded-fraction';
import { midnightBefore } from './invent-plays';

const DAY_MS = 86_400_000;
const DAYS_BETWEEN = 2;
const OLDEST_DAYS = 700;

/**
 * The release date of a demo song: a midnight in Vietnam, at least a day before `now`. The newest songs (slugs, the latest first)
 * came out two days apart; the others are spread over two years, depending on their slugs, so that the newest songs are not the
 * last ones made.
 */
export function releaseDate(slug: string, newest: readonly string[], now: Date): Date {
  const place = newest.indexOf(slug);
  const daysOfNewest = DAYS_BETWEEN * newest.length;
  const days =
    place >= 0
      ? 1 + place * DAYS_BETWEEN
      : 1 + daysOfNewest + Math.floor(seededFraction(slug, 'release') * (OLDEST_DAYS - daysOfNewest));
  return new Date(midnightBefore(now) - days * DAY_MS);
}
