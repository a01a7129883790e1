import type { Seconds } from '../../../domain/shared/units';
import { isMissing, type Playhead, type SegmentRequest } from './segment-plan';
import { encoderDelay } from './segment-times';
import type { BufferResult, TimelineBuffer } from './timeline-buffer';
import { toBytes } from './to-bytes';

/** `empty`: the bytes were taken without a complaint, and nothing of them is there. */
export type AppendResult = BufferResult | 'empty';

/** A microsecond: WebKit rounds times to less than that, and would leave out a frame that begins right at the window. */
const HAIR: Seconds = 0.000_001;

/** Lays segments into their songs' places, and clears away what was heard. */
export class SegmentAppender {
  /** What was laid last, where the next segment of its song may continue it. */
  private previous: SegmentRequest | null = null;

  constructor(
    private readonly buffer: TimelineBuffer,
    private readonly playhead: () => Playhead,
  ) {}

  /**
   * Segments that follow each other are one run. Whatever else comes begins a new one with an init segment: WebKitGTK’s demuxer
   * takes the first time that it reads for the beginning, and leaves out what lies before that.
   */
  async append(request: SegmentRequest, bytes: Uint8Array): Promise<AppendResult> {
    const { from, to, source } = request.songSpan;
    const isRunBegun = !this.isContinued(request);
    const window = { from: Math.max(0, from), to, offset: from - encoderDelay(source.start) + HAIR, isRunBegun };
    this.previous = null;
    const outcome = await this.buffer.append(isRunBegun ? toBytes(source.start.initBase64, bytes) : bytes, window);
    if (outcome !== 'done') return outcome;
    if (isMissing(request, this.playhead())) return 'empty';
    this.previous = request;
    return 'done';
  }

  /** Keeps so much of what was heard, once there is a step more of it. */
  removePlayed(kept: Seconds, step: Seconds): void {
    const { time, buffered } = this.playhead();
    const until = time - kept;
    if ((buffered[0]?.from ?? Infinity) + step < until) void this.buffer.remove(0, until);
  }

  private isContinued({ songSpan, index }: SegmentRequest): boolean {
    return this.previous?.songSpan.from === songSpan.from && this.previous.index === index - 1;
  }
}
