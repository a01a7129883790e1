import type { Milliseconds } from '../../shared/units';

const SHORTEST_INTERVAL: Milliseconds = 5_000;
const MOST_PER_SONG = 3;

/** How often the decoder was reset for a song, and when it was last reset for any song. */
export interface Recoveries {
  readonly song: string;
  readonly count: number;
  readonly lastAt: Milliseconds;
}

export const NO_RECOVERIES: Recoveries = { song: '', count: 0, lastAt: Number.NEGATIVE_INFINITY };

/**
 * Counts one more recovery of a decoder; null if none is allowed: at most one in 5 s, and 3 for the same song, however often it
 * is opened (security.md §7). If the clock was moved by more than 5 s, the next one is allowed.
 */
export function spendRecovery(recoveries: Recoveries, song: string, now: Milliseconds): Recoveries | null {
  if (Math.abs(now - recoveries.lastAt) < SHORTEST_INTERVAL) return null;
  const count = recoveries.song === song ? recoveries.count : 0;
  return count < MOST_PER_SONG ? { song, count: count + 1, lastAt: now } : null;
}
