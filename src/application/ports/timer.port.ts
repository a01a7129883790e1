import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';

/** Runs something later; unsubscribing before then means that it never runs. */
export interface Timer {
  after(delay: Milliseconds, run: () => void): Subscription;
}
