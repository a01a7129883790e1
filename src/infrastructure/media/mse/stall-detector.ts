import type { Timer } from '../../../application/ports/timer.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds, Seconds } from '../../../domain/shared/units';

const CHECK_INTERVAL: Milliseconds = 500;
/** After this many checks without movement, the element counts as stalled. */
const STALLED_CHECKS = 3;

const claimsToPlay = ({ paused, seeking, ended, readyState, HAVE_FUTURE_DATA }: HTMLMediaElement): boolean =>
  !paused && !seeking && !ended && readyState >= HAVE_FUTURE_DATA;

/**
 * Checks whether the clock of an element that reports playing really moves. The element's report is no proof: WebKitGTK, paused,
 * sent to another position and played in quick succession, may fire `seeked` and `playing` and stand still for ever.
 */
export class StallDetector {
  private waiting: Subscription | null = null;
  private seen: Seconds | null = null;
  private unmovedChecks = 0;

  constructor(
    private readonly timer: Timer,
    private readonly onStall: () => void,
  ) {}

  /** Checks from now on, until the element is paused. */
  watch(element: HTMLMediaElement): void {
    this.waiting?.unsubscribe();
    this.seen = null;
    this.check(element);
  }

  private check(element: HTMLMediaElement): void {
    const { currentTime } = element;
    this.unmovedChecks = claimsToPlay(element) && currentTime === this.seen ? this.unmovedChecks + 1 : 0;
    this.seen = currentTime;
    if (element.paused) return;
    this.waiting = this.timer.after(CHECK_INTERVAL, () => this.check(element));
    if (this.unmovedChecks === STALLED_CHECKS) this.onStall();
  }
}
