import type { Timer } from '../../../application/ports/timer.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';

/** How long to wait before the 1st, 2nd… attempt; after the last one the failure is reported to the listener. */
const RETRY_DELAYS: readonly Milliseconds[] = [300, 1_000, 2_000, 4_000];

/** Spaces out attempts to reach the network. One attempt waits at a time. */
export class BackOff {
  private attempts = 0;
  private waiting: Subscription | null = null;

  constructor(private readonly timer: Timer) {}

  get isExhausted(): boolean {
    return this.attempts >= RETRY_DELAYS.length;
  }

  /** Attempts again after the next delay; after the last delay, the longest is used again. */
  schedule(attempt: () => void): void {
    if (this.waiting !== null) return;
    const delay = RETRY_DELAYS[Math.min(this.attempts, RETRY_DELAYS.length - 1)] ?? 0;
    this.attempts += 1;
    this.waiting = this.timer.after(delay, () => {
      this.waiting = null;
      attempt();
    });
  }

  /** Data arrived: the next failure starts from the shortest delay. */
  reset(): void {
    this.attempts = 0;
  }

  cancel(): void {
    this.waiting?.unsubscribe();
    this.waiting = null;
  }
}
