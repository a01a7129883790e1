import type Hls from 'hls.js/light';
import type { ErrorData } from 'hls.js/light';
import type { FakeMediaElement } from './fake-media-element';
import type { Trouble } from './fake-media-element';

type Listener = (event: string, data: unknown) => void;

// The names of its events and errors are the library's own.
const { Events, ErrorDetails, ErrorTypes } = jest.requireActual<typeof Hls>('hls.js/light');

const ERRORS: Readonly<Record<Trouble, Partial<ErrorData>>> = {
  network: { type: ErrorTypes.NETWORK_ERROR, details: ErrorDetails.FRAG_LOAD_ERROR },
  decode: { type: ErrorTypes.MEDIA_ERROR, details: ErrorDetails.FRAG_PARSING_ERROR },
  expired: {
    type: ErrorTypes.NETWORK_ERROR,
    details: ErrorDetails.FRAG_LOAD_ERROR,
    fatal: false,
    response: { code: 403, text: '', url: '' },
  },
};

/** Responds with the data that it was given. */
export class FakeLoader {
  static data: unknown = null;

  load(context: unknown, _: unknown, callbacks: { onSuccess(...given: readonly unknown[]): void }): void {
    callbacks.onSuccess({ url: '', data: FakeLoader.data }, {}, context, null);
  }
}

/** hls.js without a browser: the attached element plays whatever `FakeMedia` delivers. */
export class FakeHls {
  static readonly Events = Events;
  static readonly ErrorDetails = ErrorDetails;
  static readonly ErrorTypes = ErrorTypes;
  static readonly DefaultConfig = { loader: FakeLoader };
  static readonly living = new Set<FakeHls>();

  readonly config: Record<string, unknown>;
  levels: readonly unknown[] = [];
  readonly triggered: string[] = [];
  latestLevelDetails: { readonly endSN: number } | null = { endSN: 7 };
  media: FakeMediaElement | null = null;
  autoLevelCapping = -1;
  recoveries = 0;
  loads = 0;
  stops = 0;
  private source = '';
  private readonly listeners = new Map<string, Listener[]>();

  constructor(config: Record<string, unknown>) {
    this.config = { ...config };
    FakeHls.living.add(this);
  }

  static get newest(): FakeHls | undefined {
    return [...FakeHls.living].at(-1);
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  trigger(event: string): void {
    this.triggered.push(event);
  }

  attachMedia(element: unknown): void {
    this.media = element as FakeMediaElement;
    this.media.feeder = (trouble) => this.fail(ERRORS[trouble]);
  }

  loadSource(url: string): void {
    this.loads += 1;
    this.autoLevelCapping = -1;
    this.levels = ['the only level'];
    this.source = url;
    if (this.media !== null) this.media.src = this.asked(url);
  }

  startLoad(): void {
    this.loads += 1;
    this.media?.feedFrom(this.asked(this.source));
  }

  stopLoad(): void {
    this.stops += 1;
  }

  /** The address that a request for this address actually uses. */
  asked(url: string): string {
    return this.requestOf(url).address;
  }

  /** Whether a request for this address bypasses the browser's cache. */
  asksAnew(url: string): boolean {
    return this.requestOf(url).headers.includes('cache-control: no-cache');
  }

  private requestOf(url: string) {
    let address = url;
    const headers: string[] = [];
    const request = {
      open: (_method: string, opened: string) => void (address = opened),
      setRequestHeader: (name: string, value: string) => void headers.push(`${name}: ${value}`),
    };
    (this.config['xhrSetup'] as ((request: object, url: string) => void) | undefined)?.(request, url);
    return { address, headers };
  }

  recoverMediaError(): void {
    this.recoveries += 1;
  }

  destroy(): void {
    FakeHls.living.delete(this);
    this.media?.removeAttribute('src');
    this.media?.load();
    if (this.media !== null) this.media.feeder = null;
  }

  fail(data: Partial<ErrorData>): void {
    this.emit(Events.ERROR, { fatal: true, ...data });
  }

  emit(event: string, data: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(event, data);
  }
}
