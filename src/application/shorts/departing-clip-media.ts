import type { Subscription } from '../../domain/shared/event-stream';
import type { Seconds } from '../../domain/shared/units';
import type { ClipMedia, HeldClip } from '../ports/clip-media.port';
import type { PageDepartures } from '../ports/page-departures.port';

/**
 * Releases the media of a feed while its listener is on another page, and holds them again on return, the current clip at its
 * position. Calls made in the meantime take effect then.
 */
export class DepartingClipMedia implements ClipMedia {
  readonly facts: ClipMedia['facts'];
  private held: readonly HeldClip[] = [];
  /** The clip that was last played. */
  private current: { readonly clipId: string; readonly position: Seconds } | null = null;
  private isMoving = false;
  private isAway = false;

  constructor(
    private readonly media: ClipMedia,
    { leaves, stays, returns }: PageDepartures,
  ) {
    this.facts = media.facts;
    this.facts.subscribe(({ clipId, fact }) => fact.kind === 'progress' && this.stand(clipId, fact.position));
    leaves.subscribe(() => this.goAway());
    stays.subscribe(() => this.takeUp());
    returns.subscribe(() => this.takeUp());
  }

  hold(clips: readonly HeldClip[]): void {
    this.held = clips;
    if (!this.isAway) this.media.hold(clips);
  }

  show(clipId: string, place: object): Subscription {
    return this.media.show(clipId, place);
  }

  play(clipId: string): void {
    if (clipId !== this.current?.clipId) this.current = { clipId, position: 0 };
    this.isMoving = true;
    if (!this.isAway) this.media.play(clipId);
  }

  pause(): void {
    this.isMoving = false;
    this.media.pause();
  }

  mute(isMuted: boolean): void {
    this.media.mute(isMuted);
  }

  seek(to: Seconds): void {
    if (this.current !== null) this.stand(this.current.clipId, to);
    this.media.seek(to);
  }

  caption(isShown: boolean): void {
    this.media.caption(isShown);
  }

  release(): void {
    this.held = [];
    this.current = null;
    this.isMoving = false;
    this.media.release();
  }

  private stand(clipId: string, position: Seconds): void {
    if (clipId === this.current?.clipId) this.current = { clipId, position };
  }

  private goAway(): void {
    this.isAway = true;
    this.media.release();
  }

  private takeUp(): void {
    this.isAway = false;
    if (this.held.length === 0) return;
    const { clipId, position = 0 } = this.current ?? {};
    this.media.hold(this.held.map((clip) => (clip.id === clipId ? { ...clip, startsAt: position } : clip)));
    if (this.isMoving && clipId !== undefined) this.media.play(clipId);
  }
}
