import type { Seconds } from '../shared/units';

/** How far before the end a seek may land, so that something is still heard. */
const LAST_PLAYABLE: Seconds = 1;

/**
 * Where a seek really lands: never before the beginning; a position past the end lands on the last playable second; anything
 * that is not a number is the beginning. Songs shorter than a second can only be heard from the beginning.
 */
export function clampSeek(to: Seconds, duration: Seconds): Seconds {
  const end = Math.max(duration - LAST_PLAYABLE, 0);
  return Number.isNaN(to) ? 0 : Math.min(Math.max(to, 0), end);
}
