import { filter, merge, Subject, type Observable } from 'rxjs';
import type { PlaybackFact, PlaybackFault, SoundLevel } from '../../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import { elementFacts } from './element-facts';
import type { SourceLoader, OpenSourceLoader } from './source-loader';
import type { SoundingElement } from './media-elements';
import { playElement } from './play-element';

/** One element with one source in it, from opening to closing. */
export class MediaSlot {
  readonly element: HTMLMediaElement;
  readonly facts: Observable<PlaybackFact>;
  private readonly faults = new Subject<PlaybackFact>();
  private readonly loader: SourceLoader;
  private pendingSeek: Seconds | null = null;
  private broken = false;
  private wantsSound = false;

  constructor(
    readonly output: SoundingElement,
    private current: PlaybackSource,
    startAt: Seconds,
    openFeed: OpenSourceLoader,
  ) {
    const { element } = output;
    this.element = element;
    this.facts = merge(elementFacts(element).pipe(filter((fact) => this.isThere(fact))), this.faults);
    if (startAt > 0) this.pendingSeek = startAt;
    element.addEventListener('loadedmetadata', this.seekAsPending);
    element.addEventListener('pause', this.noteOutsidePause);
    this.loader = openFeed({
      element,
      source: current,
      startAt,
      fail: (fault) => this.reportFault(fault),
      wantsSound: () => this.wantsSound,
      resumeAt: (place) => (this.pendingSeek ??= place),
      onRendition: (fact) => this.faults.next(fact),
    });
  }

  /** Whether the source failed; the failure of a source that is only prepared is not reported. */
  get isBroken(): boolean {
    return this.broken;
  }

  get source(): PlaybackSource {
    return this.current;
  }

  readdress(source: PlaybackSource): void {
    this.current = source;
    this.broken = false;
    this.loader.readdress(source.url);
  }

  activate(level: SoundLevel): void {
    this.setLevel(level);
    this.loader.activate();
  }

  async play(): Promise<void> {
    this.wantsSound = true;
    if (await playElement(this.element)) return;
    this.wantsSound = false;
    this.reportFault('blocked');
  }

  pause(): void {
    this.wantsSound = false;
    this.element.pause();
  }

  /** Seeks at once, or as soon as the length is known. */
  seek(to: Seconds): void {
    this.pendingSeek = to;
    if (this.element.readyState >= this.element.HAVE_METADATA) this.seekAsPending();
  }

  setLevel(level: SoundLevel): void {
    this.output.setLevel(level);
  }

  close(): void {
    this.element.removeEventListener('loadedmetadata', this.seekAsPending);
    this.element.removeEventListener('pause', this.noteOutsidePause);
    this.faults.complete();
    this.element.pause();
    this.loader.close();
  }

  /** While a seek is pending, the element's position has no meaning. */
  private isThere({ kind }: PlaybackFact): boolean {
    return this.pendingSeek === null || (kind !== 'progress' && kind !== 'seeked');
  }

  /** Reports an unplayable source once; a missing gesture may be reported repeatedly. */
  private reportFault(fault: PlaybackFault): void {
    if (this.broken) return;
    this.broken = fault !== 'blocked';
    this.faults.next({ kind: 'failed', fault });
  }

  private readonly noteOutsidePause = (): void => {
    if (this.element.paused && this.element.error === null) this.wantsSound = false;
  };

  private readonly seekAsPending = (): void => {
    if (this.pendingSeek === null) return;
    const { duration } = this.element;
    const end = Number.isFinite(duration) ? duration : this.pendingSeek;
    const place = Math.min(Math.max(0, this.pendingSeek), end);
    this.pendingSeek = null;
    // Some browsers allow a seek before the length is known; the element is then already on its way.
    if (this.element.currentTime !== place) this.element.currentTime = place;
  };
}
