import type { Timer } from '../../application/ports/timer.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';

/**
 * Specification §7 and §9: a request without an answer within this time has timed out. The time begins anew while bytes of a file
 * are being sent.
 */
export const HTTP_TIMEOUT: Milliseconds = 10_000;

/** Limits how long one request may wait; at the limit the request is aborted. */
export class RequestTimeout {
  private readonly abort = new AbortController();
  private waiting: Subscription;
  hasTimedOut = false;

  constructor(private readonly timer: Timer) {
    this.waiting = this.wait();
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  restart(): void {
    this.waiting.unsubscribe();
    this.waiting = this.wait();
  }

  /** The answer has arrived, or the caller no longer wants it. */
  cancel(): void {
    this.waiting.unsubscribe();
    this.abort.abort();
  }

  private wait(): Subscription {
    return this.timer.after(HTTP_TIMEOUT, () => {
      this.hasTimedOut = true;
      this.abort.abort();
    });
  }
}
