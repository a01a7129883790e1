import type { Clock } from '../../../application/ports/clock.port';
import { NO_RECOVERIES, spendRecovery } from '../../../domain/playback/media-recovery';

/** A song stays the same under whatever grant it is fetched: its media's path says which it is. */
const songOf = (url: string): string => url.slice(Math.max(0, url.indexOf('/media/')));

/** Recovering empties the decoder. What was spent is remembered however often a song is opened; then its source is broken. */
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
