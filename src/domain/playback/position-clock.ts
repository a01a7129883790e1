import type { Milliseconds, Seconds } from '../shared/units';

/** What was last heard of where the sound is: there at the moment `at`, and moving or not. `speed` 1 is as recorded. */
export interface PositionMark {
  readonly position: Seconds;
  readonly at: Milliseconds;
  readonly isMoving: boolean;
  readonly speed: number;
}

/** Engines tell about four times a second. Silent for longer, they are not believed to move on; a clock that jumped is neither. */
const LONGEST_SILENCE: Milliseconds = 1_500;
/** Two facts closer than this tell too little of how fast the sound moves. */
const SHORTEST_MEASURE: Milliseconds = 150;
const MILLISECONDS = 1000;
/** Listeners choose speeds from a half to double, in twentieths. */
const SPEEDS_IN_ONE = 20;
const SLOWEST = 0.5;
const FASTEST = 2;
/** Corrections back by less than this are not shown: what follows the sound would flicker. */
const UNSEEN_STEP: Seconds = 0.06;

/** Where the sound is at a moment between two facts: as far on as time has passed, while it moves. Seconds and milliseconds. */
export function positionAt({ position, at, isMoving, speed }: PositionMark, now: Milliseconds): Seconds {
  if (!isMoving) return position;
  return position + (Math.min(Math.max(now - at, 0), LONGEST_SILENCE) / MILLISECONDS) * speed;
}

/** How fast the sound moves, by what was told before and where it is now; a jump, or too little time, leaves what was known. */
export function speedHeard(mark: PositionMark, position: Seconds, now: Milliseconds): number {
  const elapsed = now - mark.at;
  if (!mark.isMoving || elapsed < SHORTEST_MEASURE || elapsed > LONGEST_SILENCE) return mark.speed;
  const speed = Math.round(((position - mark.position) / elapsed) * MILLISECONDS * SPEEDS_IN_ONE) / SPEEDS_IN_ONE;
  return speed < SLOWEST || speed > FASTEST ? mark.speed : speed;
}

/** The position to show after another was shown: a small correction back is waited for, a jump is followed. */
export const steadied = (shown: Seconds, told: Seconds): Seconds =>
  told < shown && shown - told < UNSEEN_STEP ? shown : told;
