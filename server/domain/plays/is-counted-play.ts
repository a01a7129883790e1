const COUNTED_AFTER_MS = 30_000;

/**
 * Whether a play was long enough to count: 30 s, or half of a song that is shorter than a minute (decisions.md §1).
 * Milliseconds; exactly at the mark counts.
 */
export const isCountedPlay = (playedMs: number, durationMs: number): boolean =>
  playedMs >= Math.min(COUNTED_AFTER_MS, durationMs / 2);
