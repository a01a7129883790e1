import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';

/** Runs a callback later; unsubscribing before then cancels it. */
export interface Timer {
  after(delay: Milliseconds, run: () => void): Subscription;
}
