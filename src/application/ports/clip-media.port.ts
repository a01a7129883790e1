import type { ClipFact } from '../../domain/shorts/clip-fact';
import type { ShortVideo } from '../../domain/shorts/short-video';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import type { Seconds } from '../../domain/shared/units';

export interface ClipNews {
  readonly clipId: string;
  readonly fact: ClipFact;
}

export interface HeldClip extends Pick<ShortVideo, 'id' | 'sources' | 'openingUrls' | 'captionsUrl'> {
  /** Where the clip starts, until it is left for another one: from then on, and by default, it starts at its beginning. */
  readonly startsAt?: Seconds;
}

/** The videos of a feed: at most three clips have media at a time, and at most one of them moves. */
export interface ClipMedia {
  readonly facts: EventStream<ClipNews>;
  /**
   * Loads media for these clips and releases all others: the first clip at once, the others when the first can move, as far as
   * their first seconds. Media already held stay as they are; clips beyond the third get none.
   */
  hold(clips: readonly HeldClip[]): void;
  /**
   * While a clip is held, shows its picture in this element of the page, until unsubscribed; the element's type stays unknown
   * here.
   */
  show(clipId: string, place: object): Subscription;
  /** Plays only this held clip; a clip that is left for another one restarts from its beginning when it is next played. */
  play(clipId: string): void;
  pause(): void;
  /** For the clip that moves, and all that follow. */
  mute(isMuted: boolean): void;
  /** Seeks in the moving or last played clip; a position outside it is moved to the nearer end. */
  seek(to: Seconds): void;
  /** Shows or hides captions over the picture, for this clip and all that follow. */
  caption(isShown: boolean): void;
  /** Releases the media of all clips. */
  release(): void;
}
