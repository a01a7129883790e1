import type { Seconds } from '../../../domain/shared/units';
import { isMissing, type Head, type Order } from './feed-plan';
import { encoderDelay } from './segment-times';
import type { Outcome, TimelineBuffer } from './timeline-buffer';
import { toBytes } from './to-bytes';

/** Lays segments into their songs' places, and clears away what was heard. */
export class PlaceWriter {
  private lastInit = '';

  constructor(
    private readonly buffer: TimelineBuffer,
    private readonly head: () => Head,
  ) {}

  /** What was laid and is still missing was not what it seemed to be. */
  async lay(order: Order, bytes: Uint8Array): Promise<Outcome> {
    const { from, to, source } = order.place;
    const { initBase64 } = source.start;
    const whole = initBase64 === this.lastInit ? bytes : toBytes(initBase64, bytes);
    this.lastInit = initBase64;
    const outcome = await this.buffer.append(whole, { offset: from - encoderDelay(source.start), from, to });
    if (outcome === 'full') this.lastInit = '';
    return outcome === 'done' && isMissing(order, this.head()) ? 'broken' : outcome;
  }

  /** Keeps so much of what was heard, once there is a step more of it. */
  clearHeard(kept: Seconds, step: Seconds): void {
    const { time, buffered } = this.head();
    const until = time - kept;
    if ((buffered[0]?.from ?? Infinity) + step < until) void this.buffer.remove(0, until);
  }
}
