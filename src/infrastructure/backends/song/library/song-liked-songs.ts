import { libraryRoutes } from '../../../../../contract/library-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { LikedSongs } from '../../../../domain/library/liked-songs.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

type LikeRoute = typeof libraryRoutes.likeSongs | typeof libraryRoutes.unlikeSongs;
type Answer = Promise<Result<void, GatewayFailure>>;

/** Likes at our own server. */
export class SongLikedSongs implements LikedSongs {
  constructor(private readonly transport: HttpTransport) {}

  add(songIds: readonly string[]): Answer {
    return this.call(libraryRoutes.likeSongs, songIds);
  }

  remove(songIds: readonly string[]): Answer {
    return this.call(libraryRoutes.unlikeSongs, songIds);
  }

  private async call(route: LikeRoute, songIds: readonly string[]): Answer {
    const answer = await callRoute(this.transport, route, { body: { song_ids: songIds } });
    return answer.ok ? succeed(undefined) : answer;
  }
}
