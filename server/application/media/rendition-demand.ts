import type { Clock } from '../ports/clock.port';
import type { Timer } from '../ports/timer.port';

/** How long work continues without any request for its result. */
const SILENCE_LIMIT_MS = 10_000;
const CHECK_INTERVAL_MS = 1_000;

/** Whether a rendition in progress is still requested; after its listener has left, no more of it is needed. */
export class RenditionDemand {
  private requestedAt: number;

  /** `isAwaited` tells whether somebody waits at this moment. */
  constructor(
    private readonly clock: Clock,
    private readonly timer: Timer,
    private readonly isAwaited: () => boolean,
  ) {
    this.requestedAt = clock.now();
  }

  noteRequest(): void {
    this.requestedAt = this.clock.now();
  }

  /** Does the work, and calls `stop` if nobody has asked for a while. */
  async during(work: Promise<void>, stop: () => void): Promise<void> {
    const checkLater = (): (() => void) => this.timer.after(CHECK_INTERVAL_MS, check);
    const check = (): void => {
      cancel = checkLater();
      if (!this.isAwaited() && this.clock.now() - this.requestedAt > SILENCE_LIMIT_MS) stop();
    };
    let cancel = checkLater();
    await work.finally(() => cancel());
  }
}
