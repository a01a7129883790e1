import type { Clock } from '../../../application/ports/clock.port';
import { NO_RECOVERIES, spendRecovery } from '../../../domain/playback/watchdog/media-recovery';

/** Identifies a song by the path of its media, which stays the same under every grant. */
const songOf = (url: string): string => url.slice(Math.max(0, url.indexOf('/media/')));

/**
 * Recovering empties the decoder. The spent recoveries of a song count across all its openings; when the budget is used up, its
 * source is broken.
 */
export class MediaRecoveryBudget {
  private spent = NO_RECOVERIES;

  constructor(private readonly clock: Clock) {}

  /** Answers whether one more recovery of the song at this address is allowed now, and counts it. */
  spend(url: string): boolean {
    const spent = spendRecovery(this.spent, songOf(url), this.clock.now());
    this.spent = spent ?? this.spent;
    return spent !== null;
  }
}
