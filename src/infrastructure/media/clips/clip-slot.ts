import { concatMap, EMPTY, of, type Observable } from 'rxjs';
import type { HeldClip } from '../../../application/ports/clip-media.port';
import type { PlaybackFact } from '../../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { ClipFact } from '../../../domain/shorts/clip-fact';
import type { Seconds } from '../../../domain/shared/units';
import type { OpenSourceLoader } from '../shared/source-loader';
import { plainElement } from '../shared/media-elements';
import { MediaSlot } from '../shared/media-slot';

/** One clip in one element, from holding to releasing. */
export class ClipSlot {
  readonly facts: Observable<ClipFact>;
  private readonly slot: MediaSlot;
  private duration: Seconds = 0;
  private isMuted = true;
  private isBegun = false;
  private beginsAt: Seconds;

  constructor(
    readonly element: HTMLVideoElement,
    readonly clip: HeldClip,
    source: PlaybackSource,
    openFeed: OpenSourceLoader,
  ) {
    this.beginsAt = clip.startsAt ?? 0;
    this.slot = new MediaSlot(plainElement(element), source, this.beginsAt, openFeed);
    this.facts = this.slot.facts.pipe(concatMap((fact) => this.translate(fact)));
    element.addEventListener('play', this.stayLeft);
  }

  /** Whether the first frame is loaded, or will not come. */
  get isReady(): boolean {
    return this.slot.isBroken || this.element.readyState >= this.element.HAVE_CURRENT_DATA;
  }

  get isBroken(): boolean {
    return this.slot.isBroken;
  }

  /** Plays from the beginning if the clip was left for another one. */
  play(isMuted: boolean): void {
    if (!this.isBegun && this.element.currentTime !== this.beginsAt) this.slot.seek(this.beginsAt);
    this.isBegun = true;
    this.isMuted = isMuted;
    this.slot.activate({ volume: 1, muted: isMuted });
    void this.slot.play();
  }

  /** Unlike after `pause`, the clip plays from the beginning the next time. */
  leave(): void {
    this.isBegun = false;
    this.beginsAt = 0;
    this.slot.pause();
  }

  pause(): void {
    this.slot.pause();
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    this.slot.setLevel({ volume: 1, muted: isMuted });
  }

  seek(to: Seconds): void {
    this.slot.seek(to);
  }

  close(): void {
    this.element.removeEventListener('play', this.stayLeft);
    this.slot.close();
  }

  /**
   * WebKit resumes by itself an element that was paused while it started to play, so a clip that is not shown is paused once
   * more.
   */
  private readonly stayLeft = (): void => {
    if (!this.isBegun) this.slot.pause();
  };

  private translate(fact: PlaybackFact): Observable<ClipFact> {
    switch (fact.kind) {
      case 'ready':
        this.duration = fact.duration;
        return EMPTY;
      case 'playing':
        return of({ kind: 'moving' });
      case 'progress':
        return of({ kind: 'progress', position: fact.position, duration: this.duration });
      case 'failed':
        return fact.fault === 'blocked' && !this.isMuted ? this.goOnSilently() : of(fact);
      case 'paused':
      case 'waiting':
      case 'ended':
        return of(fact);
      default:
        return EMPTY;
    }
  }

  /** The browser blocks sound without a user gesture, so the clip plays muted. */
  private goOnSilently(): Observable<ClipFact> {
    this.mute(true);
    void this.slot.play();
    return of({ kind: 'silenced' });
  }
}
