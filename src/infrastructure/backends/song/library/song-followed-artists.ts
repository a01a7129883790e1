import { libraryRoutes } from '../../../../../contract/library-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { FollowedArtists } from '../../../../domain/library/followed-artists.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

type FollowRoute = typeof libraryRoutes.followArtists | typeof libraryRoutes.unfollowArtists;
type Answer = Promise<Result<void, GatewayFailure>>;

/** Followed artists, at our own server. */
export class SongFollowedArtists implements FollowedArtists {
  constructor(private readonly transport: HttpTransport) {}

  add(artistIds: readonly string[]): Answer {
    return this.call(libraryRoutes.followArtists, artistIds);
  }

  remove(artistIds: readonly string[]): Answer {
    return this.call(libraryRoutes.unfollowArtists, artistIds);
  }

  private async call(route: FollowRoute, artistIds: readonly string[]): Answer {
    const answer = await callRoute(this.transport, route, { body: { artist_ids: artistIds } });
    return answer.ok ? succeed(undefined) : answer;
  }
}
