import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Session } from '../session/session';
import type { FeedReading } from './feed-reading';

/**
 * Hides a clip of no interest: it is removed from the feed at once, and restored to its position if that is refused or undone.
 * Without an account the backend stores nothing: the clip is hidden for this sitting only.
 */
export class HideClip {
  constructor(
    private readonly videos: Pick<ShortVideos, 'hide'>,
    private readonly feed: Pick<FeedReading, 'drop'>,
    private readonly session: Pick<Session, 'state'>,
  ) {}

  /** Answers a function that undoes the hiding; if the undo is refused, the clip is removed again. */
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
