import type { FollowedArtists } from '../../domain/favourites/followed-artists.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { TabLocks } from '../ports/tab-locks.port';
import { TURN_WAIT, type KeptChanges } from './kept-changes';

/** Follows an artist, or no longer; answers which of the two it is now. One question about them at a time among all tabs. */
export class FollowArtist {
  constructor(
    private readonly artists: FollowedArtists,
    private readonly kept: KeptChanges,
    private readonly locks: TabLocks,
  ) {}

  execute(artistId: string, isFollowed: boolean): Promise<Result<boolean, GatewayFailure>> {
    return this.locks.hold(`follow ${artistId}`, TURN_WAIT, () => this.ask(artistId, isFollowed));
  }

  private async ask(artistId: string, isFollowed: boolean): Promise<Result<boolean, GatewayFailure>> {
    const answer = await (isFollowed ? this.artists.remove([artistId]) : this.artists.add([artistId]));
    if (!answer.ok) return answer;
    this.kept.tell({ kind: 'followed', artistId, isFollowed: !isFollowed });
    return succeed(!isFollowed);
  }
}
