import type { FollowedArtists } from '../../domain/library/followed-artists.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { TabLocks } from '../ports/tab-locks.port';
import { TURN_WAIT, type LibraryChanges } from './library-changes';

/** Follows an artist or stops following; answers the new state. Among all tabs, one request at a time about an artist. */
export class FollowArtist {
  constructor(
    private readonly artists: FollowedArtists,
    private readonly changes: LibraryChanges,
    private readonly locks: TabLocks,
  ) {}

  execute(artistId: string, isFollowed: boolean): Promise<Result<boolean, GatewayFailure>> {
    return this.locks.hold(`follow ${artistId}`, TURN_WAIT, () => this.ask(artistId, isFollowed));
  }

  private async ask(artistId: string, isFollowed: boolean): Promise<Result<boolean, GatewayFailure>> {
    const answer = await (isFollowed ? this.artists.remove([artistId]) : this.artists.add([artistId]));
    if (!answer.ok) return answer;
    this.changes.publish({ kind: 'followed', artistId, isFollowed: !isFollowed });
    return succeed(!isFollowed);
  }
}
