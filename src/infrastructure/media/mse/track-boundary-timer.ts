import type { Timer } from '../../../application/ports/timer.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Seconds } from '../../../domain/shared/units';

/** Further away, the element's own reports of its position are enough. */
const CLOSE: Seconds = 1;

/** Runs a check when the element reaches a time of its timeline: its own reports are a quarter of a second apart. */
export class TrackBoundaryTimer {
  private waiting: Subscription | null = null;

  constructor(
    private readonly timer: Timer,
    private readonly check: () => void,
  ) {}

  /** Checks again when the element will reach this time, if that is soon and it plays. */
  schedule(element: HTMLMediaElement, at: Seconds): void {
    this.cancel();
    const remaining = at - element.currentTime;
    if (element.paused || remaining > CLOSE) return;
    this.waiting = this.timer.after(Math.max(1, (remaining * 1_000) / element.playbackRate), this.check);
  }

  cancel(): void {
    this.waiting?.unsubscribe();
    this.waiting = null;
  }
}
