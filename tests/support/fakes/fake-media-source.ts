import type { AttachedMedia } from '../../../src/infrastructure/media/shared/media-source';
import { segmentSpan } from '../../../src/infrastructure/media/mse/song-segments';
import { aStart } from '../builders/a-source';
import type { FakeMseElement, Sounding } from './fake-mse-element';

const ADDRESS = /\/media\/a\/([^/]+)\/(\d+)\/(\d+)\.m4s/;
const FRAME = 1024 / 48_000;
const DELAY = FRAME;

/** Accepts the product's fake segments: the address of each gives its song and its part of the song. */
export class FakeSourceBuffer extends EventTarget {
  updating = false;
  appendWindowStart = 0;
  appendWindowEnd = Infinity;
  pieces: readonly Sounding[] = [];
  /** The seconds of sound that fit into the buffer. */
  capacity = Infinity;
  /** Whether a frame that extends beyond the window is cut, as in Chromium, or left out, as in the specification. */
  cutsFrames = true;
  /** Whether sound from before the song's first appended segment is dropped until the parser is reset, as in WebKitGTK. */
  clipsEarlier = false;
  /** How many valid appends add nothing. */
  emptyAppends = 0;
  private firstRead: number | null = null;
  private offset = 0;

  constructor(private readonly media: FakeMediaSource) {
    super();
  }

  get timestampOffset(): number {
    return this.offset;
  }

  set timestampOffset(offset: number) {
    if (this.updating) throw new DOMException('InvalidStateError', 'InvalidStateError');
    this.media.reopen();
    this.offset = offset;
  }

  get buffered(): { length: number; start(i: number): number; end(i: number): number } {
    const ranges: { from: number; to: number }[] = [];
    for (const { from, to } of this.pieces.toSorted((a, b) => a.from - b.from)) {
      const last = ranges.at(-1);
      if (last !== undefined && from <= last.to + 0.001) last.to = Math.max(last.to, to);
      else ranges.push({ from, to });
    }
    return { length: ranges.length, start: (i) => ranges[i]?.from ?? 0, end: (i) => ranges[i]?.to ?? 0 };
  }

  appendBuffer(bytes: Uint8Array): void {
    if (this.updating) throw new DOMException('InvalidStateError', 'InvalidStateError');
    const held = this.pieces.reduce((sum, { from, to }) => sum + to - from, 0);
    if (held > this.capacity) throw new DOMException('QuotaExceededError', 'QuotaExceededError');
    this.media.reopen();
    this.update(() => this.take(bytes));
  }

  abort(): void {
    if (this.updating || this.media.readyState !== 'open')
      throw new DOMException('InvalidStateError', 'InvalidStateError');
    this.appendWindowStart = 0;
    this.appendWindowEnd = Infinity;
    this.firstRead = null;
  }

  remove(from: number, to: number): void {
    if (this.updating) throw new DOMException('InvalidStateError', 'InvalidStateError');
    this.media.reopen();
    this.update(() => {
      this.pieces = this.pieces.flatMap((piece) => [
        ...(piece.from < from ? [{ ...piece, to: Math.min(piece.to, from) }] : []),
        ...(piece.to > to ? [{ ...piece, from: Math.max(piece.from, to) }] : []),
      ]);
    });
  }

  private update(change: () => void): void {
    this.updating = true;
    queueMicrotask(() => {
      this.updating = false;
      change();
      this.dispatchEvent(new Event('updateend'));
      this.media.element.refresh();
    });
  }

  private take(bytes: Uint8Array): void {
    const text = new TextDecoder().decode(bytes);
    const found = ADDRESS.exec(text);
    if (found === null) {
      this.media.element.fail();
      this.dispatchEvent(new Event('error'));
      return;
    }
    if (this.firstRead === null && !text.startsWith('init')) return;
    const [, song = '', , index = '0'] = found;
    const span = segmentSpan({ ...aStart(), duration: 1_000 }, Number(index));
    if (this.firstRead === null || !this.clipsEarlier) this.firstRead = span.from;
    this.emptyAppends -= 1;
    if (span.from < this.firstRead || this.emptyAppends >= 0) return;
    const from = Math.max(span.from + DELAY + this.timestampOffset, this.appendWindowStart);
    const to = this.lastKept(span.to + DELAY + this.timestampOffset);
    if (to > from) this.pieces = [...this.pieces, { song, from, to }];
  }

  private lastKept(end: number): number {
    if (end <= this.appendWindowEnd || this.cutsFrames) return Math.min(end, this.appendWindowEnd);
    return end - Math.ceil((end - this.appendWindowEnd) / FRAME) * FRAME;
  }
}

/** A media source whose one buffer takes fake segments. */
export class FakeMediaSource extends EventTarget {
  readyState: 'closed' | 'open' | 'ended' = 'closed';
  readonly buffer = new FakeSourceBuffer(this);
  private length = Number.NaN;

  constructor(readonly element: FakeMseElement) {
    super();
  }

  get duration(): number {
    return this.length;
  }

  set duration(to: number) {
    if (this.readyState !== 'open' || this.buffer.updating)
      throw new DOMException('InvalidStateError', 'InvalidStateError');
    this.length = to;
  }

  addSourceBuffer(): FakeSourceBuffer {
    return this.buffer;
  }

  endOfStream(): void {
    if (this.readyState !== 'open' || this.buffer.updating)
      throw new DOMException('InvalidStateError', 'InvalidStateError');
    this.readyState = 'ended';
    this.length = Math.max(0, ...this.buffer.pieces.map(({ to }) => to));
    this.element.refresh();
  }

  reopen(): void {
    if (this.readyState === 'ended') this.readyState = 'open';
  }

  open(): void {
    this.readyState = 'open';
    this.dispatchEvent(new Event('sourceopen'));
  }
}

/** Puts a fake media source into a fake element. */
export function attachFakeMediaSource(element: FakeMseElement): AttachedMedia & { readonly media: MediaSource } {
  const media = new FakeMediaSource(element);
  element.insert(media);
  queueMicrotask(() => media.open());
  return {
    media: media as unknown as MediaSource,
    detach() {
      media.readyState = 'closed';
      element.insert(null);
    },
  };
}
