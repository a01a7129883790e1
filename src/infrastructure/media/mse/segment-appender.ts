import type { Seconds } from '../../../domain/shared/units';
import { isMissing, type Playhead, type SegmentRequest } from './segment-plan';
import { encoderDelay } from './song-segments';
import type { BufferResult, TimelineBuffer } from './timeline-buffer';

/** `empty`: the buffer reported no error for the bytes, but contains nothing of them. */
export type AppendResult = BufferResult | 'empty';

/** A microsecond: WebKit rounds times to less than that, and would drop a frame that begins exactly at the append window. */
const HAIR: Seconds = 0.000_001;

/** Appends segments into their song spans, and removes played sound. */
export class SegmentAppender {
  /** The segment appended last, if the next segment of its song may continue it. */
  private previous: SegmentRequest | null = null;

  constructor(
    private readonly buffer: TimelineBuffer,
    private readonly playhead: () => Playhead,
  ) {}

  /**
   * Segments that follow each other are one run. Any other segment begins a new run with an init segment: WebKitGTK’s demuxer
   * takes the first time that it reads as the beginning, and drops sound before that time.
   */
  async append(request: SegmentRequest, bytes: Uint8Array): Promise<AppendResult> {
    const { from, to, source } = request.songSpan;
    const hasRunStarted = !this.isContinued(request);
    const window = { from: Math.max(0, from), to, offset: from - encoderDelay(source.start) + HAIR, hasRunStarted };
    this.previous = null;
    const outcome = await this.buffer.append(hasRunStarted ? toBytes(source.start.initBase64, bytes) : bytes, window);
    if (outcome !== 'done') return outcome;
    if (isMissing(request, this.playhead())) return 'empty';
    this.previous = request;
    return 'done';
  }

  /** Retains `kept` seconds of played sound, and removes the rest once the rest is longer than `step`. */
  removePlayed(kept: Seconds, step: Seconds): void {
    const { time, buffered } = this.playhead();
    const until = time - kept;
    if ((buffered[0]?.from ?? Infinity) + step < until) void this.buffer.remove(0, until);
  }

  private isContinued({ songSpan, index }: SegmentRequest): boolean {
    return this.previous?.songSpan.from === songSpan.from && this.previous.index === index - 1;
  }
}

/** The bytes of a base64 text, followed by other bytes. */
function toBytes(base64: string, behind: Uint8Array): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length + behind.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  bytes.set(behind, text.length);
  return bytes;
}
