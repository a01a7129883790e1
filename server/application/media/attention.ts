import type { Clock } from '../ports/clock.port';

/** How long work goes on that nobody asks for. */
const SILENCE_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 1_000;

/** Whether anybody still asks for what is being made: a listener who has left needs no more of it. */
export class Attention {
  private askedAt: number;

  /** `isAwaited` tells whether somebody waits at this moment. */
  constructor(
    private readonly clock: Clock,
    private readonly isAwaited: () => boolean,
  ) {
    this.askedAt = clock.now();
  }

  noteAsked(): void {
    this.askedAt = this.clock.now();
  }

  /** Does the work, and calls `stop` once when nobody has asked for a while. */
  async during(work: Promise<void>, stop: () => void): Promise<void> {
    const timer = setInterval(() => {
      if (!this.isAwaited() && this.clock.now() - this.askedAt > SILENCE_LIMIT_MS) stop();
    }, LOOK_EVERY_MS);
    timer.unref();
    await work.finally(() => clearInterval(timer));
  }
}
