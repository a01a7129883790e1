import type { Clock } from '../../../application/ports/clock.port';
import type { Milliseconds } from '../../../domain/shared/units';

const SHORTEST_INTERVAL: Milliseconds = 5_000;
const MOST_PER_SONG = 3;

/** Recovering empties the decoder: at most once per 5 s and 3 times per song, then the source counts as broken. */
export class MediaRecoveryBudget {
  private spent = 0;
  private lastAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly clock: Clock) {}

  /** Answers whether one more recovery is allowed now, and counts it. */
  spend(): boolean {
    const now = this.clock.now();
    if (this.spent >= MOST_PER_SONG || now - this.lastAt < SHORTEST_INTERVAL) return false;
    this.spent += 1;
    this.lastAt = now;
    return true;
  }
}
