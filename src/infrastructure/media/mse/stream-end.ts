import type { Timer } from '../../../application/ports/timer.port';
import type { Seconds } from '../../../domain/shared/units';
import { JoinWatch } from './join-watch';
import type { TimelineBuffer } from './timeline-buffer';

/** What sounds is told its end with so much left: late enough for most of what may still follow, early enough for no break. */
const LATE: Seconds = 0.1;
/** What does not sound with less than this left may be waiting for no more than to be told its end. */
const SHORT: Seconds = 4;

interface Stream {
  readonly element: HTMLMediaElement;
  readonly buffer: TimelineBuffer;
}

interface StreamEndListener {
  /** The end is near: it is to be expected again if nothing follows by now. */
  onNear(): void;
  /** Something follows what had been told to end: from where the listener is it has to be decoded anew. */
  onTakenBack(): void;
}

/**
 * Tells an element that nothing follows what is laid. A decoder that has read so plays nothing that is laid behind it later:
 * Chromium goes to the end of that all at once. So it is told late, and what is laid then has what sounds decoded anew.
 */
export class StreamEnd {
  private toldAt: Seconds | null = null;
  private readonly watch: JoinWatch;

  constructor(
    private readonly stream: Stream,
    timer: Timer,
    private readonly listener: StreamEndListener,
  ) {
    this.watch = new JoinWatch(timer, () => listener.onNear());
  }

  /** Nothing follows what ends at `end`, so far; the listener is at `time` of the timeline. */
  expect(end: Seconds, time: Seconds): void {
    const { element, buffer } = this.stream;
    const sounds = !element.paused && element.readyState >= element.HAVE_FUTURE_DATA;
    if (end - time <= (sounds ? LATE : SHORT)) {
      this.toldAt = end;
      void buffer.end();
    } else if (end - element.currentTime > LATE) this.watch.expect(element, end - LATE);
  }

  /** Something was laid while the listener is at `time`. */
  takeBack(time: Seconds): void {
    const { toldAt } = this;
    this.stop();
    this.toldAt = null;
    if (toldAt !== null && time <= toldAt && toldAt - time <= SHORT) this.listener.onTakenBack();
  }

  stop(): void {
    this.watch.stop();
  }
}
