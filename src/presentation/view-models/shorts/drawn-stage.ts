import { makeAutoObservable, observableRef } from 'mobx';
import type { ShortsServices } from '../../../application/shorts/shorts-services';
import { isSparing } from '../../../domain/shorts/feed-motion';
import type { FeedStage } from '../../../domain/shorts/feed-stage';
import type { Subscription } from '../../../domain/shared/event-stream';

export type Arrival = Pick<FeedStage, 'place' | 'clipId'>;

/** The feed around the drawn stage. */
interface DrawnFeed {
  /** Whether the drawn clip is still in the feed. */
  hasDrawnClip(): boolean;
  /** Called when another clip replaces the drawn one. */
  leaveClip(): void;
}

type DrawnStageDeps = Pick<ShortsServices, 'playback' | 'display' | 'surroundings'>;

/**
 * The stage as it is drawn. When the listener moves to another clip, the feed moves at once; the controls on and beside the clip
 * are drawn one frame later, because drawing them would delay the clip.
 */
export class DrawnStage {
  stage: FeedStage;
  /** The listener has moved to another clip than the drawn one. */
  isBehind = false;

  constructor(
    private readonly deps: DrawnStageDeps,
    private readonly feed: DrawnFeed,
  ) {
    this.stage = deps.playback.state;
    makeAutoObservable<this, 'deps' | 'feed'>(
      this,
      { stage: observableRef, deps: false, isBehind: false, feed: false, target: false, looksAhead: false },
      { autoBind: true },
    );
  }

  /** The drawn clip has what it needs: it plays, or is not supposed to. */
  get isAtRest(): boolean {
    const { wantsMotion, isMoving, isWaiting, fault } = this.stage;
    return !wantsMotion || fault !== null || (isMoving && !isWaiting);
  }

  /** The place that the listener has moved to; the drawn stage may be one frame behind. */
  get target(): number {
    return this.deps.playback.state.place;
  }

  /** Whether posters of clips that the listener has not reached yet are fetched. */
  get looksAhead(): boolean {
    return !isSparing(this.deps.surroundings());
  }

  start(): Subscription {
    return this.deps.playback.changes.subscribe(this.reflect);
  }

  /** Reports every change of the current clip before it is drawn. */
  onArrival(listener: (arrival: Arrival) => void): Subscription {
    let last = this.deps.playback.state.clipId;
    return this.deps.playback.changes.subscribe(({ place, clipId }) => {
      if (clipId === last) return;
      last = clipId;
      listener({ place, clipId });
    });
  }

  /** Draws the stage that the listener has moved to. */
  catchUp(): void {
    if (this.isBehind) this.draw(this.deps.playback.state);
  }

  private reflect(stage: FeedStage): void {
    const isMove = stage.clipId !== this.stage.clipId && stage.clipId !== null && this.feed.hasDrawnClip();
    if (!isMove) this.draw(stage);
    else if (!this.isBehind) {
      this.isBehind = true;
      this.deps.display.afterNextPicture(this.catchUp);
    }
  }

  private draw(stage: FeedStage): void {
    this.isBehind = false;
    if (stage.clipId !== this.stage.clipId) this.feed.leaveClip();
    this.stage = stage;
  }
}
