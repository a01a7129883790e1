import { Subject, type Observable } from 'rxjs';
import { hasReacted, react, type Reaction } from '../../domain/shorts/react-to-clip';
import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { FeedReading } from './feed-reading';

/**
 * Liking and saving. It shows at once; the backend is asked after, one question at a time about each, and the last wish is the
 * one that stands. What it refuses is taken back, unless there is a newer wish.
 */
export class ClipReactions {
  /** What is being asked about, and what the backend has confirmed of it. */
  private readonly asking = new Map<string, boolean>();
  private readonly refused = new Subject<GatewayFailure>();
  /** Why something was taken back. */
  readonly refusals: Observable<GatewayFailure> = this.refused.asObservable();

  constructor(
    private readonly videos: Pick<ShortVideos, 'react'>,
    private readonly feed: Pick<FeedReading, 'state' | 'changeClip'>,
  ) {}

  /** Wishes it so; what is so already stays so. */
  async wish(clipId: string, reaction: Reaction, isOn: boolean): Promise<void> {
    const before = this.shown(clipId, reaction);
    if (before === null || before === isOn) return;
    this.show(clipId, reaction, isOn);
    const key = `${reaction} ${clipId}`;
    if (this.asking.has(key)) return;
    this.asking.set(key, before);
    await this.settle(clipId, reaction, key);
    this.asking.delete(key);
  }

  /** The backend is being asked about something of this clip. */
  isAsking(clipId: string): boolean {
    return [...this.asking.keys()].some((key) => key.endsWith(` ${clipId}`));
  }

  /** Asks until what is confirmed is what is shown. */
  private async settle(clipId: string, reaction: Reaction, key: string): Promise<void> {
    const confirmed = this.asking.get(key) ?? false;
    const wish = this.shown(clipId, reaction);
    if (wish === null || wish === confirmed) return;
    const answer = await this.videos.react(clipId, reaction, wish);
    if (answer.ok) this.asking.set(key, wish);
    else if (this.shown(clipId, reaction) === wish) {
      this.show(clipId, reaction, confirmed);
      this.refused.next(answer.error);
    }
    await this.settle(clipId, reaction, key);
  }

  private shown(clipId: string, reaction: Reaction): boolean | null {
    const clip = this.feed.state.clips.find(({ id }) => id === clipId);
    return clip === undefined ? null : hasReacted(clip, reaction);
  }

  private show(clipId: string, reaction: Reaction, isOn: boolean): void {
    this.feed.changeClip(clipId, (clip) => react(clip, reaction, isOn));
  }
}
