import { makeAutoObservable, observableRef } from 'mobx';
import type { ShortsServices } from '../../../application/shorts/shorts-services';
import { isSparing } from '../../../domain/shorts/feed-motion';
import type { FeedStage } from '../../../domain/shorts/feed-stage';
import type { Subscription } from '../../../domain/shared/event-stream';

export type Arrival = Pick<FeedStage, 'place' | 'clipId'>;

/** What is drawn around the stage. */
interface DrawnFeed {
  /** Whether the clip that is drawn still stands in the feed. */
  hasDrawnClip(): boolean;
  /** Another clip takes the place of the one that is drawn. */
  leaveClip(): void;
}

type DrawnStageDeps = Pick<ShortsServices, 'playback' | 'display' | 'surroundings'>;

/**
 * The stage as it is drawn. Whoever comes to another clip finds the feed there at once; what stands on and beside the clip is
 * drawn a picture later, for drawing it would keep the clip waiting.
 */
export class DrawnStage {
  stage: FeedStage;
  /** The listener has come to another clip than the one that is drawn. */
  isBehind = false;

  constructor(
    private readonly parts: DrawnStageDeps,
    private readonly feed: DrawnFeed,
  ) {
    this.stage = parts.playback.state;
    makeAutoObservable<this, 'parts' | 'feed'>(
      this,
      { stage: observableRef, parts: false, isBehind: false, feed: false, target: false, looksAhead: false },
      { autoBind: true },
    );
  }

  /** The clip that is drawn has what it needs: it moves, or is not to. */
  get isAtRest(): boolean {
    const { wantsMotion, isMoving, isWaiting, fault } = this.stage;
    return !wantsMotion || fault !== null || (isMoving && !isWaiting);
  }

  /** The place that the listener has come to: what is drawn may be a picture behind. */
  get target(): number {
    return this.parts.playback.state.place;
  }

  /** Whether the posters of clips that nobody has come to are fetched. */
  get looksAhead(): boolean {
    return !isSparing(this.parts.surroundings());
  }

  start(): Subscription {
    return this.parts.playback.changes.subscribe(this.reflect);
  }

  /** Tells of every other clip that is come to, before it is drawn. */
  onArrival(tell: (arrival: Arrival) => void): Subscription {
    let last = this.parts.playback.state.clipId;
    return this.parts.playback.changes.subscribe(({ place, clipId }) => {
      if (clipId === last) return;
      last = clipId;
      tell({ place, clipId });
    });
  }

  /** Draws what the listener has come to. */
  catchUp(): void {
    if (this.isBehind) this.draw(this.parts.playback.state);
  }

  private reflect(stage: FeedStage): void {
    const isMove = stage.clipId !== this.stage.clipId && stage.clipId !== null && this.feed.hasDrawnClip();
    if (!isMove) this.draw(stage);
    else if (!this.isBehind) {
      this.isBehind = true;
      this.parts.display.afterNextPicture(this.catchUp);
    }
  }

  private draw(stage: FeedStage): void {
    this.isBehind = false;
    if (stage.clipId !== this.stage.clipId) this.feed.leaveClip();
    this.stage = stage;
  }
}
