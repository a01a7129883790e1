import type { Timer } from '../../../application/ports/timer.port';
import type { Seconds } from '../../../domain/shared/units';
import { TrackBoundaryTimer } from './track-boundary-timer';
import type { TimelineBuffer } from './timeline-buffer';

/**
 * How long before the end a sounding element receives the end of stream: late enough for most songs that may still follow, early
 * enough for no break.
 */
const LATE: Seconds = 0.1;
/** An element that does not sound with less than this left may only be waiting for the end of stream. */
const SHORT: Seconds = 4;

interface Stream {
  readonly element: HTMLMediaElement;
  readonly buffer: TimelineBuffer;
}

interface EndOfStreamListener {
  /** The end is near: if nothing follows by now, it must be scheduled again. */
  onNear(): void;
  /** A segment follows after the end was signalled: the element must decode anew from the listener's position. */
  onRevoked(): void;
}

/**
 * Signals to an element that nothing follows the appended segments. A decoder that has read the end plays no segment appended
 * behind it later: Chromium jumps to the end of that segment at once. The end is therefore signalled late, and a later append
 * makes the element decode anew.
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

  /** So far nothing follows the song that ends at `end`; the listener is at `time` of the timeline. */
  schedule(end: Seconds, time: Seconds): void {
    const { element, buffer } = this.stream;
    const sounds = !element.paused && element.readyState >= element.HAVE_FUTURE_DATA;
    if (end - time <= (sounds ? LATE : SHORT)) {
      this.signalledAt = end;
      void buffer.end();
    } else if (end - element.currentTime > LATE) this.timer.schedule(element, end - LATE);
  }

  /** A segment was appended while the listener is at `time`. */
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
