import type { Seconds } from '../../shared/units';

/** How far before the end a seek may land, so that there is still some sound to play. */
const LAST_PLAYABLE: Seconds = 1;

/**
 * The position where a seek lands: never before the beginning; a position past the end becomes the last playable second; a value
 * that is not a number is the beginning. Songs shorter than a second can only be played from the beginning.
 */
export function clampSeek(to: Seconds, duration: Seconds): Seconds {
  const end = Math.max(duration - LAST_PLAYABLE, 0);
  return Number.isNaN(to) ? 0 : Math.min(Math.max(to, 0), end);
}
