import type { Timer } from '../../../application/ports/timer.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';

/** Runs at once what comes after a rest; of what comes in quicker succession, the last alone, once there was a rest. */
export function calmRuns(timer: Timer, rest: Milliseconds): (run: () => void) => void {
  let resting: Subscription | null = null;
  let last: (() => void) | null = null;
  const end = (): void => {
    resting = null;
    const run = last;
    last = null;
    run?.();
  };
  return (run) => {
    if (resting === null) run();
    else last = run;
    resting?.unsubscribe();
    resting = timer.after(rest, end);
  };
}
