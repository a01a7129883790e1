import type { Clock } from '../../../application/ports/clock.port';
import type { Timer } from '../../../application/ports/timer.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';

interface Time {
  readonly timer: Timer;
  readonly clock: Pick<Clock, 'now'>;
}

/** Limits of the rest that ends a burst of calls: the shorter the steps between the calls, the shorter the rest. */
export interface BurstLimits {
  readonly least: Milliseconds;
  readonly most: Milliseconds;
}

/** How many times longer than the last step a rest is. */
const LONGER = 1.25;

/** Runs the first call after a rest at once; of calls in quicker succession it runs only the last, after the next rest. */
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
    // A first step does not show how fast the next ones follow.
    const rest = last === null ? most : Math.min(most, Math.max(least, step * LONGER));
    resting = timer.after(rest, end);
  };
}
