const HAVE_NOTHING = 0;
const HAVE_METADATA = 1;
const HAVE_FUTURE_DATA = 3;
const HAVE_ENOUGH_DATA = 4;
/** Far smaller than the gaps that browsers bridge. */
const HAIR = 0.000_01;
/** How far the decoder reads ahead of the audible position. */
const READ_AHEAD = 0.5;

/** A stretch of the timeline that can be heard. */
export interface Sounding {
  readonly song: string;
  readonly from: number;
  readonly to: number;
}

/** The media that the element plays. */
interface InsertedMedia {
  readonly readyState: 'closed' | 'open' | 'ended';
  readonly duration: number;
  readonly buffer: {
    readonly pieces: readonly Sounding[];
    readonly buffered: { readonly length: number; start(i: number): number; end(i: number): number };
    capacity: number;
    cutsFrames: boolean;
    clipsEarlier: boolean;
    emptyAppends: number;
  };
}

class NamedError extends Error {
  constructor(name: string) {
    super(name);
    this.name = name;
  }
}

/** An element fed by a fake media source: it plays where something is buffered and waits where nothing is. */
export class FakeMseElement extends EventTarget {
  readonly HAVE_METADATA = HAVE_METADATA;
  readonly HAVE_FUTURE_DATA = HAVE_FUTURE_DATA;
  volume = 1;
  muted = false;
  paused = true;
  playbackRate = 1;
  readyState = HAVE_NOTHING;
  error: { readonly code: number } | null = null;
  refusesAutoplay = false;
  /** Whether its clock stands still although it reports that it plays, until it is given another media source. */
  stands = false;
  /** The number of seeks. */
  seeks = 0;
  media: InsertedMedia | null = null;
  private position = 0;
  private isSeeking = false;
  /** The position at which the decoder found the end: it ignores anything appended behind it later. */
  private readEnd: number | null = null;

  get duration(): number {
    return this.media?.duration ?? Number.NaN;
  }

  get ended(): boolean {
    const isTold = this.media?.readyState === 'ended' || this.readEnd !== null;
    return isTold && this.position >= this.duration - HAIR;
  }

  get buffered() {
    return this.media?.buffer.buffered ?? { length: 0, start: () => 0, end: () => 0 };
  }

  get seeking(): boolean {
    return this.isSeeking;
  }

  get currentTime(): number {
    return this.position;
  }

  set currentTime(to: number) {
    this.position = Math.min(Math.max(0, to), this.duration);
    this.isSeeking = true;
    this.seeks += 1;
    this.readEnd = null;
    this.readyState = HAVE_METADATA;
    this.say('seeking');
    this.refresh();
  }

  /** The sound that it outputs at this moment. */
  get sounding(): Sounding | null {
    const isSilent = this.paused || this.muted || this.isSeeking || this.readyState < HAVE_ENOUGH_DATA;
    return isSilent ? null : this.pieceAt(this.position);
  }

  insert(media: InsertedMedia | null): void {
    this.media = media;
    this.stands = false;
    this.paused = true;
    this.readyState = HAVE_NOTHING;
    this.position = 0;
    this.isSeeking = false;
    this.readEnd = null;
    this.error = null;
  }

  play(): Promise<void> {
    if (this.refusesAutoplay) return Promise.reject(new NamedError('NotAllowedError'));
    if (this.error !== null) return Promise.reject(new NamedError('NotSupportedError'));
    this.paused = false;
    this.say(this.readyState >= HAVE_ENOUGH_DATA ? 'playing' : 'waiting');
    return Promise.resolve();
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.say('pause');
  }

  /** The decoder fails. */
  fail(): void {
    this.error = { code: 3 };
    this.say('error');
  }

  /** Something was buffered, or taken away. */
  refresh(): void {
    const { media } = this;
    if (media === null || media.buffer.pieces.length === 0 || this.error !== null) return;
    if (this.readyState === HAVE_NOTHING) {
      this.readyState = HAVE_METADATA;
      this.say('loadedmetadata');
    }
    const isThere = this.pieceAt(this.position) !== null || this.ended;
    if (!isThere) {
      this.readyState = HAVE_METADATA;
      return;
    }
    if (this.isSeeking) this.say('timeupdate', 'seeked');
    this.isSeeking = false;
    this.readAhead();
    const wasWaiting = this.readyState < HAVE_ENOUGH_DATA;
    this.readyState = HAVE_ENOUGH_DATA;
    this.say('progress');
    if (wasWaiting && !this.paused) this.say('playing');
  }

  elapse(seconds: number): void {
    if (this.paused || this.stands || this.readyState < HAVE_ENOUGH_DATA || this.error !== null) return;
    const end = this.readEnd ?? this.soundEnd();
    this.position = Math.min(this.position + seconds, end);
    this.readAhead();
    // In this case Chromium jumps to the end of the whole timeline.
    if (this.position === this.readEnd) this.position = this.duration;
    this.say('timeupdate');
    if (this.ended) {
      this.paused = true;
      this.say('pause', 'ended');
    } else if (this.position >= end - HAIR && this.pieceAt(this.position) === null) {
      this.readyState = HAVE_METADATA;
      this.say('waiting');
    }
  }

  private readAhead(): void {
    if (this.media?.readyState !== 'ended' || this.isSeeking) return;
    if (this.duration - this.position <= READ_AHEAD) this.readEnd ??= this.duration;
  }

  private soundEnd(): number {
    const { buffered, position } = this;
    const ends = Array.from({ length: buffered.length }, (_, i) => [buffered.start(i), buffered.end(i)] as const);
    return ends.find(([from, to]) => from <= position + HAIR && position < to)?.[1] ?? position;
  }

  private pieceAt(time: number): Sounding | null {
    return this.media?.buffer.pieces.find(({ from, to }) => from <= time + HAIR && time < to - HAIR) ?? null;
  }

  private say(...events: string[]): void {
    for (const event of events) this.dispatchEvent(new Event(event));
  }
}
