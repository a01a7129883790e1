import type { ClipFact } from '../../domain/shorts/clip-fact';
import type { ShortVideo } from '../../domain/shorts/short-video';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import type { Seconds } from '../../domain/shared/units';

export interface ClipNews {
  readonly clipId: string;
  readonly fact: ClipFact;
}

export interface HeldClip extends Pick<ShortVideo, 'id' | 'sources' | 'openingUrls' | 'captionsUrl'> {
  /** Where it stands until it is left for another one; at its beginning unless said. */
  readonly startsAt?: Seconds;
}

/** The moving pictures of a feed: at most three clips have any at a time, and at most one of them moves. */
export interface ClipMedia {
  readonly news: EventStream<ClipNews>;
  /**
   * These have media from now on, all others are released: the first one at once, the others once that can move, so far that
   * their first seconds are there. What is held already stays as it is; more than three are not held.
   */
  hold(clips: readonly HeldClip[]): void;
  /** Shows a clip's picture in this element of the page, which only passes through here, whenever it is held, until unsubscribed. */
  show(clipId: string, place: object): Subscription;
  /** Lets a held clip move, and nothing else; another one begins again when it is next played. */
  play(clipId: string): void;
  pause(): void;
  /** For the clip that moves, and all that follow. */
  mute(isMuted: boolean): void;
  /** For the clip that moves, or did last; a position outside it lands at its nearer end. */
  seek(to: Seconds): void;
  /** Whether what is said stands over the picture; for this clip and all that follow. */
  caption(isShown: boolean): void;
  /** Nothing has media any more. */
  release(): void;
}
