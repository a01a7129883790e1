import type { Timer } from '../../application/ports/timer.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';

/** Specification §7 and §9: no answer within this time is a time-out. While bytes of a file go out, it begins anew. */
export const HTTP_TIMEOUT: Milliseconds = 10_000;

/** How long one request is waited for; at the end it is aborted. */
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

  /** The answer is here, or nobody wants it any more. */
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
