import type { Subscription } from '../../domain/shared/event-stream';
import type { Seconds } from '../../domain/shared/units';
import type { ClipMedia, HeldClip } from '../ports/clip-media.port';
import type { PageDepartures } from '../ports/page-departures.port';

/** Media of a feed that are let go of while its listener is on another page, and are held again, at their place, when they are back. */
export class DepartingClipMedia implements ClipMedia {
  readonly news: ClipMedia['news'];
  private held: readonly HeldClip[] = [];
  private moving: string | null = null;
  /** Of the clip that moves. */
  private position: Seconds = 0;

  constructor(
    private readonly media: ClipMedia,
    { leaves, stays, returns }: PageDepartures,
  ) {
    this.news = media.news;
    this.news.subscribe(({ clipId, fact }) => {
      if (clipId === this.moving && fact.kind === 'progress') this.position = fact.position;
    });
    leaves.subscribe(() => this.media.release());
    stays.subscribe(() => this.takeUp());
    returns.subscribe(() => this.takeUp());
  }

  hold(clips: readonly HeldClip[]): void {
    this.held = clips;
    this.media.hold(clips);
  }

  show(clipId: string, place: object): Subscription {
    return this.media.show(clipId, place);
  }

  play(clipId: string): void {
    if (clipId !== this.moving) this.position = 0;
    this.moving = clipId;
    this.media.play(clipId);
  }

  pause(): void {
    this.moving = null;
    this.media.pause();
  }

  mute(isMuted: boolean): void {
    this.media.mute(isMuted);
  }

  seek(to: Seconds): void {
    this.media.seek(to);
  }

  caption(isShown: boolean): void {
    this.media.caption(isShown);
  }

  release(): void {
    this.held = [];
    this.moving = null;
    this.media.release();
  }

  private takeUp(): void {
    if (this.held.length === 0) return;
    this.media.hold(this.held);
    if (this.moving === null) return;
    this.media.play(this.moving);
    this.media.seek(this.position);
  }
}
