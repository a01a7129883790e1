import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Session } from '../session/session';
import type { FeedReading } from './feed-reading';

/**
 * A clip is of no interest: it leaves the feed at once, and comes back into its place if that is refused, or taken back. Of
 * whoever has no account the backend remembers nothing: it is gone for this sitting.
 */
export class HideClip {
  constructor(
    private readonly videos: Pick<ShortVideos, 'hide'>,
    private readonly feed: Pick<FeedReading, 'drop'>,
    private readonly session: Pick<Session, 'state'>,
  ) {}

  /** Answers the way to take it back; where that is refused, the clip leaves again. */
  async execute(clipId: string): Promise<Result<() => Promise<Result<void, GatewayFailure>>, GatewayFailure>> {
    const putBack = this.feed.drop(clipId);
    if (this.session.state.kind !== 'signed-in') return succeed(async () => succeed(putBack()));
    const answer = await this.videos.hide(clipId, true);
    if (!answer.ok) {
      putBack();
      return answer;
    }
    return succeed(async () => {
      putBack();
      const undone = await this.videos.hide(clipId, false);
      if (!undone.ok) this.feed.drop(clipId);
      return undone;
    });
  }
}
