import type { Clock } from '../../ports/clock.port';
import type { Timer } from '../../ports/timer.port';

/** The clock and the timer. */
export interface Time {
  readonly timer: Timer;
  readonly clock: Clock;
}
