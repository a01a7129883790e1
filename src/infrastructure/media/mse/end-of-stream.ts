import type { Timer } from '../../../application/ports/timer.port';
import type { Seconds } from '../../../domain/shared/units';
import { TrackBoundaryTimer } from './track-boundary-timer';
import type { TimelineBuffer } from './timeline-buffer';

/** What sounds is told its end with so much left: late enough for most of what may still follow, early enough for no break. */
const LATE: Seconds = 0.1;
/** What does not sound with less than this left may be waiting for no more than to be told its end. */
const SHORT: Seconds = 4;

interface Stream {
  readonly element: HTMLMediaElement;
  readonly buffer: TimelineBuffer;
}

interface EndOfStreamListener {
  /** The end is near: it is to be expected again if nothing follows by now. */
  onNear(): void;
  /** Something follows what had been told to end: from where the listener is it has to be decoded anew. */
  onRevoked(): void;
}

/**
 * Tells an element that nothing follows what is laid. A decoder that has read so plays nothing that is laid behind it later:
 * Chromium goes to the end of that all at once. So it is told late, and what is laid then has what sounds decoded anew.
 */
export class EndOfStream {
  private signalledAt: Seconds | null = null;
  private readonly timer: TrackBoundaryTimer;

  constructor(
    private readonly stream: Stream,
    timer: Timer,
    private readonly listener: EndOfStreamListener,
  ) {
    this.timer = new TrackBoundaryTimer(timer, () => listener.onNear());
  }

  /** Nothing follows what ends at `end`, so far; the listener is at `time` of the timeline. */
  schedule(end: Seconds, time: Seconds): void {
    const { element, buffer } = this.stream;
    const sounds = !element.paused && element.readyState >= element.HAVE_FUTURE_DATA;
    if (end - time <= (sounds ? LATE : SHORT)) {
      this.signalledAt = end;
      void buffer.end();
    } else if (end - element.currentTime > LATE) this.timer.schedule(element, end - LATE);
  }

  /** Something was laid while the listener is at `time`. */
  revoke(time: Seconds): void {
    const { signalledAt } = this;
    this.cancel();
    this.signalledAt = null;
    if (signalledAt !== null && time <= signalledAt && signalledAt - time <= SHORT) this.listener.onRevoked();
  }

  cancel(): void {
    this.timer.cancel();
  }
}
