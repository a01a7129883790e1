import { BehaviorSubject, Subscription, type Observable } from 'rxjs';
import type { ClipFact } from '../../domain/shorts/clip-fact';
import { areCaptionsShown, toggleCaptions, toggleSound, type ClipSound } from '../../domain/shorts/clip-sound';
import { heldReach, livePlaces } from '../../domain/shorts/clip-window';
import { placeInFeed } from '../../domain/shorts/feed';
import { afterClipEnd, isSparing, startsByItself } from '../../domain/shorts/feed-motion';
import { afterClipFault, arriveAtClip, EMPTY_STAGE, reflectClip, type FeedStage } from '../../domain/shorts/feed-stage';
import type { Seconds } from '../../domain/shared/units';
import type { ClipMedia } from '../ports/clip-media.port';
import type { FeedReading } from './feed-reading';
import type { ClipPlaybackDeps } from './clip-playback-deps';
import type { ViewRecording } from './view-recording';

/** Plays the current clip, has its neighbours ready, and releases all other clips. */
export class FeedPlayback {
  private readonly subject = new BehaviorSubject<FeedStage>(EMPTY_STAGE);
  readonly changes: Observable<FeedStage> = this.subject.asObservable();
  /** What has happened since the listener came to the clip. */
  private clipVisit = { wasRenewed: false, wasAsked: false };

  constructor(
    private readonly reading: FeedReading,
    private readonly media: ClipMedia,
    private readonly recording: Pick<ViewRecording, 'stayAt' | 'leave'>,
    private readonly deps: ClipPlaybackDeps,
  ) {}

  get state(): FeedStage {
    return this.subject.value;
  }

  /** Runs from entering the feed to leaving it. Every sitting begins muted. */
  start(): Subscription {
    this.subject.next(EMPTY_STAGE);
    this.applySound(EMPTY_STAGE.sound);
    const link = new Subscription(() => this.leave());
    const { visibility, connectivity, music } = this.deps;
    const subscriptions = [
      this.media.facts.subscribe(({ clipId, fact }) => clipId === this.state.clipId && this.onClipFact(fact)),
      visibility.changes.subscribe((isVisible) => this.onVisibility(isVisible)),
      connectivity.changes.subscribe((isOnline) => isOnline && this.onOnline()),
      music.start(() => this.halt()),
      this.reading.changes.subscribe(() => this.follow()),
    ];
    for (const each of subscriptions) link.add(() => each.unsubscribe());
    return link;
  }

  /** A place outside the feed changes nothing. */
  goTo(place: number): void {
    if (place !== this.state.place) this.arrive(place);
  }

  toggle(): void {
    if (this.state.wantsMotion && this.state.fault === null) this.halt();
    else this.move();
  }

  toggleSound(): void {
    this.applySound(toggleSound(this.state.sound));
  }

  toggleCaptions(): void {
    this.applySound(toggleCaptions(this.state.sound));
  }

  seek(to: Seconds): void {
    this.update({ position: to });
    this.media.seek(to);
  }

  /** Tries again after a fault. */
  async retry(): Promise<void> {
    const { clipId } = this.state;
    if (clipId === null) return;
    this.update({ fault: null, isWaiting: true });
    await this.reading.renew(clipId);
    if (this.state.clipId === clipId) this.move();
  }

  private leave(): void {
    this.recording.leave();
    this.media.release();
    this.subject.next(EMPTY_STAGE);
  }

  /** The feed has changed: more clips were loaded, or the current clip was removed. */
  private follow(): void {
    const { clipId, place } = this.state;
    const now = placeInFeed(this.reading.state, clipId, place);
    if (this.reading.state.clips[now]?.id !== clipId) return this.arrive(now);
    this.update({ place: now });
    this.hold();
  }

  private arrive(place: number): void {
    const clip = this.reading.state.clips[place];
    if (clip === undefined) return this.clearStage();
    this.clipVisit = { wasRenewed: false, wasAsked: false };
    this.recording.stayAt(clip.id);
    const wantsMotion = startsByItself(this.deps.settings.state, this.deps.surroundings());
    this.subject.next(arriveAtClip(this.state, clip, place, wantsMotion));
    this.hold();
    if (wantsMotion && this.deps.visibility.isVisible()) this.move();
    else this.media.pause();
    void this.reading.onCurrentClip(place);
  }

  /** Clears the stage if the feed is empty. Beyond the feed's end nothing changes. */
  private clearStage(): void {
    if (this.reading.state.clips.length > 0 || this.state.clipId === null) return;
    this.recording.leave();
    this.subject.next({ ...EMPTY_STAGE, sound: this.state.sound });
    this.media.hold([]);
  }

  private hold(): void {
    const { clips } = this.reading.state;
    const reach = heldReach(isSparing(this.deps.surroundings()), this.clipVisit.wasAsked);
    const places = livePlaces(this.state.place, clips.length, reach);
    this.media.hold(places.flatMap((place) => clips[place] ?? []));
  }

  private move(): void {
    const { clipId } = this.state;
    if (clipId === null) return;
    this.update({ wantsMotion: true, fault: null });
    this.deps.music.pause();
    this.clipVisit.wasAsked = true;
    this.hold();
    this.media.play(clipId);
  }

  private halt(): void {
    this.update({ wantsMotion: false, isMoving: false });
    this.media.pause();
  }

  private onVisibility(isVisible: boolean): void {
    if (!this.state.wantsMotion) return;
    if (isVisible) this.move();
    else this.media.pause();
  }

  /** Loads what the lost network prevented. */
  private onOnline(): void {
    if (this.state.fault === 'network') void this.retry();
    void this.reading.loadMoreNear(this.state.place);
  }

  private onClipFact(fact: ClipFact): void {
    this.subject.next(reflectClip(this.state, fact, this.deps.visibility.isVisible()));
    if (fact.kind === 'ended') this.afterEnd();
    if (fact.kind === 'silenced') this.applySound(this.state.sound);
    if (fact.kind === 'failed' && afterClipFault(fact.fault, this.clipVisit.wasRenewed) === 'renew') {
      this.clipVisit.wasRenewed = true;
      void this.retry();
    }
  }

  private afterEnd(): void {
    const next = this.state.place + 1;
    const { settings, surroundings, attention } = this.deps;
    const end = { hasNext: next < this.reading.state.clips.length, isBesideClip: attention.isBesideClip };
    const decision = afterClipEnd(settings.state, surroundings(), end);
    if (decision === 'advance') return this.arrive(next);
    this.media.seek(0);
    if (this.state.wantsMotion) this.move();
  }

  private applySound(sound: ClipSound): void {
    this.update({ sound });
    this.media.mute(sound.isMuted);
    this.media.caption(areCaptionsShown(sound));
  }

  private update(change: Partial<FeedStage>): void {
    this.subject.next({ ...this.state, ...change });
  }
}
