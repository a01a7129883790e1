import { Subject, type Subscription as Link } from 'rxjs';
import type { AddressMedia } from '../../../application/ports/address-media.port';
import type { ClipMedia, ClipNews, HeldClip } from '../../../application/ports/clip-media.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Seconds } from '../../../domain/shared/units';
import type { OpenSourceLoader } from '../shared/source-loader';
import { CaptionTrack } from './caption-track';
import { ClipSlot } from './clip-slot';

/** The clip itself and its neighbours. */
const MOST_HELD = 3;

/** What is done for clips before they are wanted. */
export interface ClipsAhead {
  /**
   * Fetches these addresses all at once, so that the browser has cached them when they are read one after the other.
   * Unsubscribing stops the fetches that are not complete.
   */
  ask(urls: readonly string[]): Subscription;
  /** Runs a function once the picture that was just requested is on the screen. */
  later(run: () => void): void;
  /** Runs a function at once; of functions in quick succession it runs only the last, when the burst is over. */
  calmly(run: () => void): void;
}

interface Held {
  readonly slot: ClipSlot;
  readonly link: Link;
  readonly track: CaptionTrack;
}

/** Plays clips in at most three media elements, which are reused from clip to clip for as long as the feed lasts. */
export class ElementClipMedia implements ClipMedia {
  private readonly facts$ = new Subject<ClipNews>();
  readonly facts = this.facts$.asObservable();
  private readonly held = new Map<string, Held>();
  private readonly places = new Map<string, HTMLElement>();
  private readonly idle: HTMLVideoElement[] = [];
  /** The clips to hold, the shown clip first. */
  private wanted: readonly HeldClip[] = [];
  /** The wanted clips and the held clips still differ. */
  private isBehind = false;
  private active: string | null = null;
  /** The shown clip is to play as soon as it is open and its element is in the page. */
  private isAwaited = false;
  private isMuted = true;
  private hasCaptions = false;

  constructor(
    private readonly createElement: () => HTMLVideoElement,
    private readonly openFeed: OpenSourceLoader,
    private readonly ahead: ClipsAhead,
    private readonly address: AddressMedia,
  ) {}

  hold(clips: readonly HeldClip[]): void {
    this.wanted = clips.slice(0, MOST_HELD);
    this.isBehind = true;
    const [first] = this.wanted;
    // Arriving at a ready clip only starts its playback; the other clips are handled once it is on the screen.
    if (first === undefined || !this.holds(first)) this.letOthers();
    // While a viewer skips quickly through clips, none of them is fetched: their requests would delay the last one.
    if (first !== undefined && !this.held.has(first.id)) this.ahead.calmly(this.openLead);
    this.catchUpSoon();
  }

  show(clipId: string, place: object): Subscription {
    const container = place as HTMLElement;
    this.places.set(clipId, container);
    this.settle(clipId);
    if (this.isAwaited && this.wanted[0]?.id === clipId) this.play(clipId);
    return {
      unsubscribe: () => {
        if (this.places.get(clipId) !== container) return;
        this.places.delete(clipId);
        const held = this.held.get(clipId);
        if (held?.slot.element.parentElement === container) held.slot.element.remove();
      },
    };
  }

  play(clipId: string): void {
    if (this.active !== clipId) this.leaveActive();
    const held = this.held.get(clipId);
    // Browsers stop an element a moment after it leaves the page, so an element that has no place in the page yet would not
    // continue.
    this.isAwaited = held === undefined || !this.places.has(clipId);
    if (held === undefined || this.isAwaited) return;
    this.active = clipId;
    if (held.slot.isBroken) this.reopen(held.slot.clip);
    this.held.get(clipId)?.slot.play(this.isMuted);
  }

  pause(): void {
    this.isAwaited = false;
    this.activeSlot?.pause();
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    for (const { slot } of this.held.values()) slot.mute(isMuted);
  }

  seek(to: Seconds): void {
    this.activeSlot?.seek(to);
  }

  caption(isShown: boolean): void {
    this.hasCaptions = isShown;
    for (const { track } of this.held.values()) track.show(isShown);
  }

  release(): void {
    this.wanted = [];
    this.isBehind = false;
    this.isAwaited = false;
    for (const id of [...this.held.keys()]) this.let(id);
    this.idle.length = 0;
  }

  private get activeSlot(): ClipSlot | undefined {
    return this.active === null ? undefined : this.held.get(this.active)?.slot;
  }

  private leaveActive(): void {
    this.activeSlot?.leave();
    this.active = null;
  }

  private reopen(clip: HeldClip): void {
    this.let(clip.id);
    this.open(clip);
    this.active = clip.id;
  }

  private open(clip: HeldClip): void {
    const [source] = clip.sources;
    if (this.held.has(clip.id) || source === undefined) return;
    const asking = this.ahead.ask([source.url, ...clip.openingUrls].map(this.address));
    const element = this.idle.pop() ?? this.createElement();
    const slot = new ClipSlot(element, clip, source, this.openFeed);
    const link = slot.facts.subscribe((fact) => {
      this.facts$.next({ clipId: clip.id, fact });
      this.catchUpSoon();
    });
    const readied = (): void => this.catchUpSoon();
    element.addEventListener('loadeddata', readied);
    link.add(() => element.removeEventListener('loadeddata', readied));
    link.add(() => asking.unsubscribe());
    const track = new CaptionTrack(element, clip.captionsUrl && this.address(clip.captionsUrl));
    track.show(this.hasCaptions);
    slot.mute(this.isMuted);
    this.held.set(clip.id, { slot, link, track });
    this.settle(clip.id);
  }

  /** Opens the shown clip, and plays it if playback was requested meanwhile. */
  private readonly openLead = (): void => {
    const [first] = this.wanted;
    if (first === undefined) return;
    this.open(first);
    if (this.isAwaited) this.play(first.id);
  };

  private catchUpSoon(): void {
    if (this.isBehind && this.isLeadReady) this.ahead.later(this.catchUp);
  }

  private readonly catchUp = (): void => {
    if (!this.isBehind || !this.isLeadReady) return;
    this.isBehind = false;
    this.letOthers();
    for (const clip of this.wanted) this.open(clip);
  };

  /** The neighbours are loaded once the shown clip has what it needs; without a shown clip, every held clip may be released. */
  private get isLeadReady(): boolean {
    const [first] = this.wanted;
    return first === undefined || this.held.get(first.id)?.slot.isReady === true;
  }

  private holds(clip: HeldClip): boolean {
    const held = this.held.get(clip.id);
    return held !== undefined && addressOf(held.slot.clip) === addressOf(clip);
  }

  private letOthers(): void {
    for (const [id, { slot }] of this.held) {
      if (!this.wanted.some((clip) => clip.id === id && addressOf(clip) === addressOf(slot.clip))) this.let(id);
    }
  }

  private let(clipId: string): void {
    const held = this.held.get(clipId);
    if (held === undefined) return;
    if (this.active === clipId) this.active = null;
    this.held.delete(clipId);
    held.link.unsubscribe();
    held.track.remove();
    held.slot.close();
    held.slot.element.remove();
    this.idle.push(held.slot.element);
  }

  private settle(clipId: string): void {
    const held = this.held.get(clipId);
    const place = this.places.get(clipId);
    if (held !== undefined && place !== undefined) place.append(held.slot.element);
  }
}

const addressOf = ({ sources }: HeldClip): string | undefined => sources[0]?.url;
