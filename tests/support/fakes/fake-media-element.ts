const HAVE_NOTHING = 0;
const HAVE_METADATA = 1;
const HAVE_CURRENT_DATA = 2;
const HAVE_ENOUGH_DATA = 4;
const ERROR_CODES = { network: 2, decode: 3, expired: 4 } as const;

class NamedError extends Error {
  constructor(name: string) {
    super(name);
    this.name = name;
  }
}

export type Trouble = 'network' | 'decode' | 'expired';

/** The browser settings around an element. */
interface ElementWorld {
  readonly refusesAutoplay: boolean;
}

/** A media element without a browser: `FakeMedia` makes its data arrive and its time pass. */
export class FakeMediaElement extends EventTarget {
  readonly HAVE_METADATA = HAVE_METADATA;
  readonly HAVE_CURRENT_DATA = HAVE_CURRENT_DATA;
  /** Its parent on the page. */
  parentElement: unknown = null;
  preload = '';
  volume = 1;
  muted = false;
  paused = true;
  readyState = HAVE_NOTHING;
  duration = Number.NaN;
  error: { readonly code: number; readonly message: string } | null = null;
  /** If a library feeds the element, a fault reaches the library and not the element. */
  feeder: ((trouble: Trouble) => void) | null = null;
  /** Whether a position that is set before the length is known is lost, as in Safari on a phone. */
  forgetsEarlyPlace = false;
  private address = '';
  private position = 0;
  private reached = 0;
  private waitsForData: (() => void)[] = [];

  constructor(private readonly media: ElementWorld) {
    super();
  }

  get src(): string {
    return this.address;
  }

  set src(address: string) {
    this.address = address;
    this.load();
  }

  /** From now on a library requests another address; the element retains its data. */
  feedFrom(address: string): void {
    this.address = address;
  }

  hasAttribute(name: string): boolean {
    return name === 'src' && this.address !== '';
  }

  removeAttribute(name: string): void {
    if (name === 'src') this.address = '';
  }

  remove(): void {
    this.parentElement = null;
  }

  get ended(): boolean {
    return this.position >= this.duration;
  }

  get buffered(): TimeRanges {
    const { reached } = this;
    return { length: reached > 0 ? 1 : 0, start: () => 0, end: () => reached };
  }

  get currentTime(): number {
    return this.position;
  }

  set currentTime(to: number) {
    const isKnown = this.readyState >= HAVE_METADATA;
    if (isKnown || !this.forgetsEarlyPlace) this.position = to;
    if (isKnown) this.say('seeking', 'timeupdate', 'seeked');
  }

  load(): void {
    this.paused = true;
    this.readyState = HAVE_NOTHING;
    this.duration = Number.NaN;
    this.position = 0;
    this.reached = 0;
    this.error = null;
    this.waitsForData = [];
  }

  play(): Promise<void> {
    if (this.media.refusesAutoplay) return Promise.reject(new NamedError('NotAllowedError'));
    if (this.error !== null) return Promise.reject(new NamedError('NotSupportedError'));
    if (this.ended) this.position = 0;
    const begins = this.paused;
    this.paused = false;
    if (begins) this.say('play');
    if (this.readyState >= HAVE_ENOUGH_DATA) this.say('playing');
    else this.say('waiting');
    return new Promise((resolve) => this.waitsForData.push(resolve));
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.say('pause');
  }

  /** The first data of a source arrives, or the reason why it does not. */
  arrive(duration: number, reached: number): void {
    const isFirst = this.readyState === HAVE_NOTHING;
    this.readyState = HAVE_ENOUGH_DATA;
    this.duration = duration;
    this.reached = reached;
    if (!isFirst) return;
    this.say('durationchange', 'loadedmetadata', 'canplay', 'progress');
    for (const resolve of this.waitsForData) resolve();
    if (!this.paused) this.say('playing');
  }

  break(kind: Trouble): void {
    if (this.feeder !== null) {
      this.feeder(kind);
      return;
    }
    if (this.error !== null) return;
    this.error = { code: ERROR_CODES[kind], message: '' };
    this.say('error');
  }

  /** The error that browsers report alike for a missing file, a failing server and an unknown sound format. */
  refuse(): void {
    this.error = { code: 4, message: '' };
    this.say('error');
  }

  elapse(seconds: number): void {
    if (this.paused || this.readyState < HAVE_ENOUGH_DATA || this.error !== null) return;
    this.position = Math.min(this.position + seconds, this.duration);
    this.say('timeupdate');
    if (!this.ended) return;
    this.paused = true;
    this.say('pause', 'ended');
  }

  private say(...events: string[]): void {
    for (const event of events) this.dispatchEvent(new Event(event));
  }
}
