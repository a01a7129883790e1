import type { BufferedRange } from '../../../domain/playback/sources/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import type { AttachMediaSource, AttachedMedia } from '../shared/media-source';
import { MSE_TYPE } from './mse-type';

/** `full`: nothing more fits; `broken`: the bytes or the whole buffer are of no use. */
export type BufferResult = 'done' | 'full' | 'broken';

/** Where bytes are appended: shifted by `offset`, and cut off outside of the window. */
interface Window {
  readonly offset: Seconds;
  readonly from: Seconds;
  readonly to: Seconds;
  /** Whether the bytes begin with an init segment and continue nothing: the buffer then discards its parser's state. */
  readonly hasRunStarted: boolean;
}

type Begin = (buffer: SourceBuffer, media: MediaSource) => void;

interface Operation {
  readonly begin: Begin;
  readonly settle: (outcome: BufferResult) => void;
}

const isQuota = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** The one SourceBuffer of an element. It runs one operation at a time: the others wait in order, the first starts at once. */
export class TimelineBuffer {
  private readonly attached: AttachedMedia;
  private readonly waiting: Operation[] = [];
  private running: Operation | null = null;
  private buffer: SourceBuffer | null = null;
  private isClosed = false;

  constructor(element: HTMLMediaElement, attach: AttachMediaSource) {
    this.attached = attach(element);
    this.attached.media.addEventListener('sourceopen', this.onOpen, { once: true });
  }

  get buffered(): readonly BufferedRange[] {
    if (this.isClosed || this.buffer === null || this.attached.media.readyState === 'closed') return [];
    const { buffered } = this.buffer;
    return Array.from({ length: buffered.length }, (_, i) => ({ from: buffered.start(i), to: buffered.end(i) }));
  }

  /** Extends the timeline to at least this time, then runs `then`. */
  reach(to: Seconds, then: () => void): Promise<BufferResult> {
    return this.run((buffer, media) => {
      extend(buffer, media, to);
      then();
    });
  }

  append(bytes: Uint8Array, window: Window): Promise<BufferResult> {
    return this.run((buffer, media) => {
      extend(buffer, media, window.to);
      buffer.timestampOffset = window.offset;
      if (window.hasRunStarted) buffer.abort();
      buffer.appendWindowEnd = Infinity;
      buffer.appendWindowStart = window.from;
      buffer.appendWindowEnd = window.to;
      buffer.appendBuffer(bytes as BufferSource);
    });
  }

  remove(from: Seconds, to: Seconds): Promise<BufferResult> {
    return this.run((buffer) => {
      if (buffer.buffered.length > 0 && to > from) buffer.remove(Math.max(0, from), to);
    });
  }

  /** Marks the end of the stream for now; a later append removes the mark. */
  end(): Promise<BufferResult> {
    return this.run((_, media) => {
      if (media.readyState === 'open') media.endOfStream();
    });
  }

  /** The element is empty afterwards. */
  close(): void {
    this.isClosed = true;
    this.buffer?.removeEventListener('updateend', this.onUpdateEnd);
    this.buffer?.removeEventListener('error', this.onBroken);
    this.attached.detach();
    this.onBroken();
    for (const { settle } of this.waiting.splice(0)) settle('broken');
  }

  private run(begin: Begin): Promise<BufferResult> {
    if (this.isClosed) return Promise.resolve('broken');
    return new Promise((settle) => {
      this.waiting.push({ begin, settle });
      this.proceed();
    });
  }

  private readonly onOpen = (): void => {
    if (this.isClosed) return;
    this.buffer = this.attached.media.addSourceBuffer(MSE_TYPE);
    this.buffer.addEventListener('updateend', this.onUpdateEnd);
    this.buffer.addEventListener('error', this.onBroken);
    this.proceed();
  };

  private proceed(): void {
    while (this.buffer !== null && this.running === null) {
      const operation = this.waiting.shift();
      if (operation === undefined) return;
      this.perform(operation, this.buffer);
    }
  }

  private perform(operation: Operation, buffer: SourceBuffer): void {
    try {
      operation.begin(buffer, this.attached.media);
    } catch (error) {
      // Browsers refuse with a `DOMException`. Everything else is a bug, which the listener's player survives like a refusal.
      if (!(error instanceof DOMException)) reportError(error);
      operation.settle(isQuota(error) ? 'full' : 'broken');
      return;
    }
    if (buffer.updating) this.running = operation;
    else operation.settle('done');
  }

  private readonly onUpdateEnd = (): void => this.finish('done');

  private readonly onBroken = (): void => this.finish('broken');

  private finish(outcome: BufferResult): void {
    const operation = this.running;
    this.running = null;
    operation?.settle(outcome);
    if (!this.isClosed) this.proceed();
  }
}

/** Setting the offset re-opens a timeline that had ended; its length may only be changed while it is open. */
function extend(buffer: SourceBuffer, media: MediaSource, to: Seconds): void {
  if (media.duration >= to) return;
  const { timestampOffset } = buffer;
  buffer.timestampOffset = timestampOffset;
  media.duration = to;
}
