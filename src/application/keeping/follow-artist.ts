import type { FollowedArtists } from '../../domain/favourites/followed-artists.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { KeptChanges } from './kept-changes';

/** Follows an artist, or no longer; answers which of the two it is now. */
export class FollowArtist {
  constructor(
    private readonly artists: FollowedArtists,
    private readonly kept: KeptChanges,
  ) {}

  async execute(artistId: string, isFollowed: boolean): Promise<Result<boolean, GatewayFailure>> {
    const answer = await (isFollowed ? this.artists.remove([artistId]) : this.artists.add([artistId]));
    if (!answer.ok) return answer;
    this.kept.tell({ kind: 'library' });
    return succeed(!isFollowed);
  }
}
