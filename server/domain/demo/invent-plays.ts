import { seededFraction } from '../shared/seeded-fraction';

/** A song that plays are invented for. */
export interface DemoPlaySubject {
  readonly id: string;
  /** The song's permanent name; the invented values follow from it alone. */
  readonly slug: string;
  /** How well known it is, 1 to 100. */
  readonly popularity: number;
  readonly durationMs: number;
  /** The midnight at which its first day starts, in Vietnam's time; at least a day ago. */
  readonly releasedAt: Date;
}

export interface InventedPlay {
  /** The same for the same play of the same song, so that a play is never added twice. */
  readonly eventId: string;
  readonly songId: string;
  readonly deviceId: string;
  readonly playedMs: number;
  readonly playedAt: Date;
}

const DAYS = 14;
/** The share of plays that ended early, after at least half of the song. */
const SKIPPED = 0.25;
const LOWEST_TREND = 0.6;
const TREND_SPAN = 1.4;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Vietnam's time zone: the demo's listeners listen most in the evening there. */
const OFFSET_MS = 7 * HOUR_MS;
const DEVICES = 420;
const PLAYS_OF_THE_BEST_KNOWN = 520;
/** Even the least known song has some plays. */
const PLAYS_OF_ANY = 6;
/** Weight of each hour of the day, from midnight. */
const HOURS = [3, 2, 1, 1, 1, 2, 4, 7, 7, 6, 6, 7, 9, 8, 6, 6, 7, 9, 11, 15, 19, 20, 15, 8];
const HOURS_IN_ALL = HOURS.reduce((sum, weight) => sum + weight, 0);

/**
 * Plays of a song within the 14 days before `now`, none before its release: many for a well-known song and few for most (a long
 * tail), denser in the evening, rising or falling over the days depending on the slug. They come from some hundred devices, of
 * which some play far more than others. Every play is long enough to count. The same song at the same moment has the same plays.
 */
export function inventPlays(song: DemoPlaySubject, now: Date): readonly InventedPlay[] {
  const share = (song.popularity / 100) ** 2.2;
  const days = daysSince(song.releasedAt, now);
  const count = Math.round((PLAYS_OF_ANY + share * PLAYS_OF_THE_BEST_KNOWN) * (days / DAYS));
  return Array.from({ length: count }, (_, index) => inventPlay(song, index, now));
}

function inventPlay(song: DemoPlaySubject, index: number, now: Date): InventedPlay {
  const { id, slug, durationMs } = song;
  const chance = (what: string): number => seededFraction(`${slug}:${what}`, String(index));
  // The square makes a few devices appear again and again.
  const device = Math.floor(chance('device') ** 2 * DEVICES);
  const playedShare = chance('skip') < SKIPPED ? (1 + chance('heard')) / 2 : 1;
  const daysBack = Math.floor(chance('day') ** trendOf(slug) * daysSince(song.releasedAt, now));
  return {
    eventId: `demo-${slug}-${index}`,
    songId: id,
    deviceId: `demo-${String(device).padStart(4, '0')}`,
    playedMs: Math.round(durationMs * playedShare),
    playedAt: momentOf(daysBack, chance('hour'), now),
  };
}

/** Above 1, plays rise over time; below 1, they fall. */
const trendOf = (slug: string): number => LOWEST_TREND + seededFraction(slug, 'trend') * TREND_SPAN;

/** The last midnight in Vietnam at or before a moment, in milliseconds. */
export const midnightBefore = (moment: Date): number =>
  Math.floor((moment.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** Whole days to look back on, at least one. */
const daysSince = (releasedAt: Date, now: Date): number =>
  Math.min(DAYS, Math.max(1, Math.round((midnightBefore(now) - releasedAt.getTime()) / DAY_MS)));

function momentOf(daysBack: number, hour: number, now: Date): Date {
  const moment = midnightBefore(now) - daysBack * DAY_MS + timeOfDay(hour);
  // A time that today has not reached yet is moved to the day before.
  return new Date(moment < now.getTime() ? moment : moment - DAY_MS);
}

function timeOfDay(fraction: number): number {
  let rest = fraction * HOURS_IN_ALL;
  for (const [hour, weight] of HOURS.entries()) {
    if (rest < weight) return Math.floor((hour + rest / weight) * HOUR_MS);
    rest -= weight;
  }
  return DAY_MS - 1;
}
