import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadFeed } from '../../../application/shorts/feed-reading';
import type { ShortsServices } from '../../../application/shorts/shorts-services';
import { areCaptionsShown } from '../../../domain/shorts/clip-sound';
import { placeAfterMove, type FeedIntent } from '../../../domain/shorts/feed-key';
import type { FeedSettings } from '../../../domain/shorts/feed-motion';
import type { FeedStage } from '../../../domain/shorts/feed-stage';
import type { Reaction } from '../../../domain/shorts/react-to-clip';
import type { ShortVideo } from '../../../domain/shorts/short-video';
import type { FeedKind } from '../../../domain/shorts/short-videos.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { Scope } from '../scope';
import { ClipActions } from './clip-actions';
import { DrawnStage } from './drawn-stage';
import type { ShortsDeps } from './shorts-deps';

/** An action that moves to another clip may run before the current clip is drawn; all other actions apply to the current clip. */
const MOVES: ReadonlySet<FeedIntent> = new Set(['next', 'previous', 'first']);

/** The feed on the screen. */
export class FeedViewModel {
  private feed: ReadFeed;
  settings: FeedSettings;
  isCommenting = false;
  /** The actions on a clip. */
  readonly actions: ClipActions;
  readonly drawn: DrawnStage;
  private readonly scope = new Scope();

  constructor(
    private readonly services: ShortsServices,
    private readonly deps: ShortsDeps,
  ) {
    this.actions = new ClipActions(services, deps);
    this.feed = services.reading.state;
    this.drawn = new DrawnStage(services, {
      hasDrawnClip: () => this.clip !== null,
      leaveClip: () => this.comment(false),
    });
    this.settings = services.settings.state;
    const apart = { drawn: false, actions: false, services: false, deps: false, scope: false } as const;
    makeAutoObservable<this, 'feed' | 'services' | 'deps' | 'scope'>(
      this,
      { feed: observableRef, settings: observableRef, ...apart },
      { autoBind: true },
    );
  }

  get clips(): readonly ShortVideo[] {
    return this.feed.clips;
  }

  /** The current clip. */
  get clip(): ShortVideo | null {
    return this.feed.clips.find(({ id }) => id === this.drawn.stage.clipId) ?? null;
  }

  /** The feed has no clip, or none yet. */
  get isEmpty(): boolean {
    return this.clip === null;
  }

  get place(): number {
    return this.drawn.stage.place;
  }

  get isLoading(): boolean {
    return this.feed.isLoading;
  }

  /** Why no clip was loaded. */
  get failure(): GatewayFailure | null {
    return this.feed.clips.length === 0 ? this.feed.failure : null;
  }

  /** The whole feed is loaded; for an empty feed this means that there are no clips. */
  get isAtEnd(): boolean {
    return !this.feed.isLoading && this.feed.failure === null && this.feed.cursor === null;
  }

  get hasPrevious(): boolean {
    return this.drawn.stage.place > 0;
  }

  get hasNext(): boolean {
    return this.drawn.stage.place + 1 < this.feed.clips.length;
  }

  /** The playback state of the current clip. */
  get playing(): Pick<FeedStage, 'wantsMotion' | 'isMoving' | 'isWaiting' | 'position' | 'duration' | 'fault'> {
    return this.drawn.stage;
  }

  get isMuted(): boolean {
    return this.drawn.stage.sound.isMuted;
  }

  get hasCaptions(): boolean {
    return areCaptionsShown(this.drawn.stage.sound);
  }

  /** Begins a sitting. Recording starts before playback; at the end, playback stops first, and then the last records are sent. */
  open(kind: FeedKind, firstId: string | null): void {
    const { reading, playback, recording, outbox, reactions, settings, freshness } = this.services;
    const writing = recording.start();
    const sending = outbox.start();
    this.scope.hold(playback.start(), writing, sending);
    this.scope.hold(reading.changes.subscribe(this.reflectFeed), this.drawn.start(), freshness.start());
    this.scope.hold(settings.changes.subscribe(this.reflectSettings));
    this.scope.hold(reactions.refusals.subscribe(this.actions.notifyFailure));
    void reading.open(kind, firstId);
  }

  dispose(): void {
    this.scope.end();
    this.services.reading.close();
  }

  goTo(place: number): void {
    this.services.playback.goTo(place);
  }

  /** The visible share of the current clip, 0 to 1. */
  see(share: number): void {
    this.services.recording.see(share);
  }

  /** Runs the action of a key; the page itself handles full screen. */
  press(intent: Exclude<FeedIntent, 'full-screen'>): void {
    const acts: Record<typeof intent, () => void> = {
      next: () => this.goTo(placeAfterMove('next', this.drawn.target, this.clips.length)),
      previous: () => this.goTo(placeAfterMove('previous', this.drawn.target, this.clips.length)),
      first: () => this.goTo(placeAfterMove('first', this.drawn.target, this.clips.length)),
      toggle: this.toggle,
      mute: this.toggleSound,
      like: () => this.toggleReaction('like'),
      save: () => this.toggleReaction('save'),
      comments: () => this.comment(!this.isCommenting),
    };
    if (!MOVES.has(intent)) this.drawn.catchUp();
    acts[intent]();
  }

  toggle(): void {
    this.services.playback.toggle();
  }

  toggleSound(): void {
    this.services.playback.toggleSound();
  }

  toggleCaptions(): void {
    this.services.playback.toggleCaptions();
  }

  seek(to: number): void {
    this.services.playback.seek(to);
  }

  changeSettings(change: Partial<FeedSettings>): void {
    this.services.settings.update(change);
  }

  toggleReaction(reaction: Reaction): void {
    this.drawn.catchUp();
    if (this.clip !== null) this.actions.toggle(this.clip, reaction);
  }

  comment(isCommenting: boolean): void {
    this.drawn.catchUp();
    this.isCommenting = isCommenting && this.clip !== null;
  }

  /** Whether the listener is busy beside the clip; meanwhile the feed does not advance by itself. */
  setBusyBesideClip(isBesideClip: boolean): void {
    this.services.attention.setBesideClip(isBesideClip);
  }

  /** There may be new data; an empty feed may have clips now. */
  refresh(): void {
    if (this.clip !== null) this.services.freshness.renew();
    else if (!this.isLoading) void this.services.reading.retry();
  }

  retry(): void {
    if (this.clip === null) void this.services.reading.retry();
    else void this.services.playback.retry();
  }

  private reflectFeed(feed: ReadFeed): void {
    const isNewlyMissing = feed.isMissing && !this.feed.isMissing;
    if (isNewlyMissing) this.deps.notices.show({ type: 'error', message: { kind: 'short', of: 'missing' } });
    this.feed = feed;
    if (this.clip === null) this.drawn.catchUp();
  }

  private reflectSettings(settings: FeedSettings): void {
    this.settings = settings;
  }
}
