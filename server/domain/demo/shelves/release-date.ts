import { seededFraction } from '../../shared/seeded-fraction';
import { midnightBefore } from './invent-plays';

const DAY_MS = 86_400_000;
/** The newest songs, the latest first. */
const LATEST = [
  ...['ngu-quen-tren-song', 'gio-ghe-hien-nha', 'ao-mua-mau-xanh', 'paper-harbour'],
  ...['ca-phe-sua-da-luc-5-gio', 'thu-gui-tang-muoi-hai', 'neon-rice-fields', 'con-song-cuoi-mua-he'],
];
const DAYS_BETWEEN = 2;
const OLDEST_DAYS = 700;

/**
 * The release date of a demo song: a midnight in Vietnam, at least a day before `now`. A few songs came out recently, two days
 * apart; the others are spread over two years, depending on their slugs, so that the newest songs are not the last ones made.
 */
export function releaseDate(slug: string, now: Date): Date {
  const place = LATEST.indexOf(slug);
  const daysOfLatest = DAYS_BETWEEN * LATEST.length;
  const days =
    place >= 0
      ? 1 + place * DAYS_BETWEEN
      : 1 + daysOfLatest + Math.floor(seededFraction(slug, 'release') * (OLDEST_DAYS - daysOfLatest));
  return new Date(midnightBefore(now) - days * DAY_MS);
}
