import type { Timer } from '../../../application/ports/timer.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds, Seconds } from '../../../domain/shared/units';

const BETWEEN_LOOKS: Milliseconds = 500;
/** Having not moved for so many looks, it stands. */
const MOST_STANDING = 3;

const isSaidToPlay = ({ paused, seeking, ended, readyState, HAVE_FUTURE_DATA }: HTMLMediaElement): boolean =>
  !paused && !seeking && !ended && readyState >= HAVE_FUTURE_DATA;

/**
 * Looks whether the clock of an element moves that says it plays. That it says so is no proof: WebKitGTK, paused, sent elsewhere
 * and played in one breath, may tell `seeked` and `playing` and stand there for ever.
 */
export class ClockWatch {
  private waiting: Subscription | null = null;
  private seen: Seconds | null = null;
  private standing = 0;

  constructor(
    private readonly timer: Timer,
    private readonly onStanding: () => void,
  ) {}

  /** Looks from now on, until the element is paused. */
  watch(element: HTMLMediaElement): void {
    this.waiting?.unsubscribe();
    this.seen = null;
    this.look(element);
  }

  private look(element: HTMLMediaElement): void {
    const { currentTime } = element;
    this.standing = isSaidToPlay(element) && currentTime === this.seen ? this.standing + 1 : 0;
    this.seen = currentTime;
    if (element.paused) return;
    this.waiting = this.timer.after(BETWEEN_LOOKS, () => this.look(element));
    if (this.standing === MOST_STANDING) this.onStanding();
  }
}
