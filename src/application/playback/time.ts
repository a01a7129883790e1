import type { Clock } from '../ports/clock.port';
import type { Timer } from '../ports/timer.port';

/** What tells the time and waits. */
export interface Time {
  readonly timer: Timer;
  readonly clock: Clock;
}
