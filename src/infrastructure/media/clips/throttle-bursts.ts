import type { Clock } from '../../../application/ports/clock.port';
import type { Timer } from '../../../application/ports/timer.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';

interface Time {
  readonly timer: Timer;
  readonly clock: Pick<Clock, 'now'>;
}

/** After how long without another step a hurry is over: the shorter its steps, the sooner. */
export interface BurstLimits {
  readonly least: Milliseconds;
  readonly most: Milliseconds;
}

/** So much longer than the last step a rest is. */
const LONGER = 1.25;

/** Runs at once what comes after a rest; of what comes in quicker succession, the last alone, once there was a rest. */
export function throttleBursts({ timer, clock }: Time, { least, most }: BurstLimits): (run: () => void) => void {
  let resting: Subscription | null = null;
  let last: (() => void) | null = null;
  let steppedAt = -Infinity;
  const end = (): void => {
    resting = null;
    const run = last;
    last = null;
    run?.();
  };
  return (run) => {
    const step = clock.now() - steppedAt;
    steppedAt = clock.now();
    if (resting === null) run();
    else last = run;
    resting?.unsubscribe();
    // A first step says nothing of how fast the next ones come.
    const rest = last === null ? most : Math.min(most, Math.max(least, step * LONGER));
    resting = timer.after(rest, end);
  };
}
