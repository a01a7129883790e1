import { filter, merge, Subject, type Observable } from 'rxjs';
import type { PlaybackFact, PlaybackFault, SoundLevel } from '../../../domain/playback/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import { elementFacts } from './element-facts';
import type { Feed, OpenFeed } from './feed';
import type { SoundingElement } from './media-elements';
import { playElement } from './play-element';

/** One element with one source in it, from opening to closing. */
export class MediaSlot {
  readonly element: HTMLMediaElement;
  readonly facts: Observable<PlaybackFact>;
  private readonly faults = new Subject<PlaybackFact>();
  private readonly feed: Feed;
  private pendingSeek: Seconds | null = null;
  private broken = false;
  private wantsSound = false;

  constructor(
    readonly output: SoundingElement,
    private present: PlaybackSource,
    startAt: Seconds,
    openFeed: OpenFeed,
  ) {
    const { element } = output;
    this.element = element;
    this.facts = merge(elementFacts(element).pipe(filter((fact) => this.isThere(fact))), this.faults);
    if (startAt > 0) this.pendingSeek = startAt;
    element.addEventListener('loadedmetadata', this.seekAsPending);
    element.addEventListener('pause', this.noteOutsidePause);
    this.feed = openFeed({
      element,
      source: present,
      startAt,
      fail: (fault) => this.tellFault(fault),
      wantsSound: () => this.wantsSound,
      resumeAt: (place) => (this.pendingSeek ??= place),
      tell: (fact) => this.faults.next(fact),
    });
  }

  /** A source that failed while it was only being prepared; nobody was told. */
  get isBroken(): boolean {
    return this.broken;
  }

  get source(): PlaybackSource {
    return this.present;
  }

  readdress(source: PlaybackSource): void {
    this.present = source;
    this.broken = false;
    this.feed.readdress(source.url);
  }

  activate(level: SoundLevel): void {
    this.setLevel(level);
    this.feed.activate();
  }

  async play(): Promise<void> {
    this.wantsSound = true;
    if (await playElement(this.element)) return;
    this.wantsSound = false;
    this.tellFault('blocked');
  }

  pause(): void {
    this.wantsSound = false;
    this.element.pause();
  }

  /** Moves at once, or as soon as the length is known. */
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
    this.feed.close();
  }

  /** Until the element is where it was sent, where it stands says nothing. */
  private isThere({ kind }: PlaybackFact): boolean {
    return this.pendingSeek === null || (kind !== 'progress' && kind !== 'seeked');
  }

  /** What cannot be played is told once; a gesture may be missing again and again. */
  private tellFault(fault: PlaybackFault): void {
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
    // Sent there before its length was known, as some browsers allow, it is on its way.
    if (this.element.currentTime !== place) this.element.currentTime = place;
  };
}
