import type { Seconds } from '../../../domain/shared/units';
import { isMissing, type Head, type Order } from './feed-plan';
import { encoderDelay } from './segment-times';
import type { Outcome, TimelineBuffer } from './timeline-buffer';
import { toBytes } from './to-bytes';

/** `empty`: the bytes were taken without a complaint, and nothing of them is there. */
export type Laying = Outcome | 'empty';

/** A microsecond: WebKit rounds times to less than that, and would leave out a frame that begins right at the window. */
const HAIR: Seconds = 0.000_001;

/** Lays segments into their songs' places, and clears away what was heard. */
export class PlaceWriter {
  /** What was laid last, where the next segment of its song may continue it. */
  private previous: Order | null = null;

  constructor(
    private readonly buffer: TimelineBuffer,
    private readonly head: () => Head,
  ) {}

  /**
   * Segments that follow each other are one run. Whatever else comes begins a new one with an init segment: WebKitGTK’s demuxer
   * takes the first time that it reads for the beginning, and leaves out what lies before that.
   */
  async lay(order: Order, bytes: Uint8Array): Promise<Laying> {
    const { from, to, source } = order.place;
    const isRunBegun = !this.isContinued(order);
    const window = { from: Math.max(0, from), to, offset: from - encoderDelay(source.start) + HAIR, isRunBegun };
    this.previous = null;
    const outcome = await this.buffer.append(isRunBegun ? toBytes(source.start.initBase64, bytes) : bytes, window);
    if (outcome !== 'done') return outcome;
    if (isMissing(order, this.head())) return 'empty';
    this.previous = order;
    return 'done';
  }

  /** Keeps so much of what was heard, once there is a step more of it. */
  clearHeard(kept: Seconds, step: Seconds): void {
    const { time, buffered } = this.head();
    const until = time - kept;
    if ((buffered[0]?.from ?? Infinity) + step < until) void this.buffer.remove(0, until);
  }

  private isContinued({ place, index }: Order): boolean {
    return this.previous?.place.from === place.from && this.previous.index === index - 1;
  }
}
