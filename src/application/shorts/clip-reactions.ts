import { Subject, type Observable } from 'rxjs';
import { hasReacted, react, REACTIONS, type Reaction } from '../../domain/shorts/react-to-clip';
import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { OptimisticChoices } from '../shared/optimistic-choices';
import type { FeedReading } from './feed-reading';

const keyOf = (reaction: Reaction, clipId: string): string => `${reaction} ${clipId}`;

/** Liking and saving clips. */
export class ClipReactions {
  private readonly choices = new OptimisticChoices<boolean>();
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
    if (before === undefined || before === isOn) return;
    const answer = await this.choices.choose(keyOf(reaction, clipId), before, isOn, {
      shown: () => this.shown(clipId, reaction),
      show: (value) => this.feed.changeClip(clipId, (clip) => react(clip, reaction, value)),
      request: (value) => this.videos.react(clipId, reaction, value),
    });
    if (!answer.ok) this.refused.next(answer.error);
  }

  /** Whether a request for a reaction to this clip is pending. */
  hasPendingRequest(clipId: string): boolean {
    return REACTIONS.some((reaction) => this.choices.isPending(keyOf(reaction, clipId)));
  }

  private shown(clipId: string, reaction: Reaction): boolean | undefined {
    const clip = this.feed.state.clips.find(({ id }) => id === clipId);
    return clip && hasReacted(clip, reaction);
  }
}
