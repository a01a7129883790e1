import { distinctUntilChanged, map } from 'rxjs';
import { isPassing } from '../../domain/shared/passing-failure';
import type { Subscription } from '../../domain/shared/event-stream';
import { isSameReaction, withReactions } from '../../domain/shorts/react-to-clip';
import type { ShortVideo } from '../../domain/shorts/short-video';
import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import type { ClipReactions } from './clip-reactions';
import type { FeedPlayback } from './feed-playback';
import type { FeedReading } from './feed-reading';

/** Shows changes that were made to clips elsewhere, such as on another device of the account, after an event reports them. */
export class ClipFreshness {
  /** Clips of the feed that may be out of date. */
  private readonly stale = new Set<string>();

  constructor(
    private readonly videos: Pick<ShortVideos, 'clip'>,
    private readonly feed: Pick<FeedReading, 'state' | 'changeClip'>,
    private readonly playback: Pick<FeedPlayback, 'state' | 'changes'>,
    private readonly reactions: Pick<ClipReactions, 'hasPendingRequest'>,
  ) {}

  /** When the listener reaches a clip, it and its neighbours are requested again if they are stale. */
  start(): Subscription {
    const places = this.playback.changes.pipe(
      map(({ clipId }) => clipId),
      distinctUntilChanged(),
    );
    return places.subscribe(() => this.askNearby());
  }

  /** An event arrived: every clip in the feed may be out of date. */
  renew(): void {
    for (const { id } of this.feed.state.clips) this.stale.add(id);
    this.askNearby();
  }

  private askNearby(): void {
    const { place } = this.playback.state;
    const nearby = this.feed.state.clips.slice(Math.max(0, place - 1), place + 2);
    for (const clip of nearby) if (this.stale.delete(clip.id)) void this.ask(clip);
  }

  /** Picture and sound stay unchanged: only the reactions to the clip are taken over. */
  private async ask(before: ShortVideo): Promise<void> {
    const answer = await this.videos.clip(before.id);
    const isPast = !answer.ok ? isPassing(answer.error) : this.hasActed(before);
    if (isPast) this.stale.add(before.id);
    else if (answer.ok) this.feed.changeClip(before.id, (clip) => withReactions(clip, answer.value));
  }

  /** The listener has reacted here in the meantime, and this reaction is newer. */
  private hasActed(before: ShortVideo): boolean {
    const now = this.feed.state.clips.find(({ id }) => id === before.id);
    return this.reactions.hasPendingRequest(before.id) || (now !== undefined && !isSameReaction(before, now));
  }
}
