import { Subject, type Observable } from 'rxjs';
import { hasReacted, react, REACTIONS, type Reaction } from '../../domain/shorts/react-to-clip';
import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { FeedReading } from './feed-reading';

const keyOf = (reaction: Reaction, clipId: string): string => `${reaction} ${clipId}`;

/**
 * Liking and saving clips. A reaction shows at once; then the backend is asked, one request at a time per reaction, and the last
 * choice counts. A choice that the backend refuses is taken back, unless there is a newer choice.
 */
export class ClipReactions {
  /** The reactions with a pending request, and the state that the backend last confirmed. */
  private readonly pending = new Map<string, boolean>();
  private readonly refused = new Subject<GatewayFailure>();
  /** Emits why a reaction was taken back. */
  readonly refusals: Observable<GatewayFailure> = this.refused.asObservable();

  constructor(
    private readonly videos: Pick<ShortVideos, 'react'>,
    private readonly feed: Pick<FeedReading, 'state' | 'changeClip'>,
  ) {}

  /** Sets a reaction; one that is already set stays unchanged. */
  async setReaction(clipId: string, reaction: Reaction, isOn: boolean): Promise<void> {
    const before = this.shown(clipId, reaction);
    if (before === null || before === isOn) return;
    this.show(clipId, reaction, isOn);
    const key = keyOf(reaction, clipId);
    if (this.pending.has(key)) return;
    this.pending.set(key, before);
    await this.requestUntilConfirmed(clipId, reaction, key);
    this.pending.delete(key);
  }

  /** Whether a request for a reaction to this clip is pending. */
  hasPendingRequest(clipId: string): boolean {
    return REACTIONS.some((reaction) => this.pending.has(keyOf(reaction, clipId)));
  }

  /** Sends requests until the confirmed state equals the shown one. */
  private async requestUntilConfirmed(clipId: string, reaction: Reaction, key: string): Promise<void> {
    const confirmed = this.pending.get(key) ?? false;
    const wish = this.shown(clipId, reaction);
    if (wish === null || wish === confirmed) return;
    const answer = await this.videos.react(clipId, reaction, wish);
    if (answer.ok) this.pending.set(key, wish);
    else if (this.shown(clipId, reaction) === wish) {
      this.show(clipId, reaction, confirmed);
      this.refused.next(answer.error);
    }
    await this.requestUntilConfirmed(clipId, reaction, key);
  }

  private shown(clipId: string, reaction: Reaction): boolean | null {
    const clip = this.feed.state.clips.find(({ id }) => id === clipId);
    return clip === undefined ? null : hasReacted(clip, reaction);
  }

  private show(clipId: string, reaction: Reaction, isOn: boolean): void {
    this.feed.changeClip(clipId, (clip) => react(clip, reaction, isOn));
  }
}
