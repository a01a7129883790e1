import type { Milliseconds, Seconds } from '../../shared/units';

/**
 * The last reported position of the sound: its value at the moment `at`, and whether it is moving. `speed` 1 is the recorded
 * speed.
 */
export interface PositionMark {
  readonly position: Seconds;
  readonly at: Milliseconds;
  readonly isMoving: boolean;
  readonly speed: number;
}

/**
 * Engines report about four times a second. After a longer silence the sound is not assumed to move on; the same holds after a
 * clock jump.
 */
const LONGEST_SILENCE: Milliseconds = 1_500;
/** Two facts closer together than this are not enough to measure the speed of the sound. */
const SHORTEST_MEASURE: Milliseconds = 150;
const MILLISECONDS = 1000;
/** Listeners choose speeds from a half to double, in twentieths. */
const SPEEDS_IN_ONE = 20;
const SLOWEST = 0.5;
const FASTEST = 2;
/** Corrections back by less than this are not shown: anything that follows the sound would flicker. */
const UNSEEN_STEP: Seconds = 0.06;

/** The position of the sound at a moment between two facts: while it moves, it advances with the time. Seconds and milliseconds. */
export function positionAt({ position, at, isMoving, speed }: PositionMark, now: Milliseconds): Seconds {
  if (!isMoving) return position;
  return position + (Math.min(Math.max(now - at, 0), LONGEST_SILENCE) / MILLISECONDS) * speed;
}

/**
 * The speed of the sound, from the previous report and the current position; after a jump, or too little time, the previous speed
 * is retained.
 */
export function speedHeard(mark: PositionMark, position: Seconds, now: Milliseconds): number {
  const elapsed = now - mark.at;
  if (!mark.isMoving || elapsed < SHORTEST_MEASURE || elapsed > LONGEST_SILENCE) return mark.speed;
  const speed = Math.round(((position - mark.position) / elapsed) * MILLISECONDS * SPEEDS_IN_ONE) / SPEEDS_IN_ONE;
  return speed < SLOWEST || speed > FASTEST ? mark.speed : speed;
}

/** The position to show after another was shown: on a small correction back, the shown position waits; a jump is followed. */
export const steadied = (shown: Seconds, reported: Seconds): Seconds =>
  reported < shown && shown - reported < UNSEEN_STEP ? shown : reported;
