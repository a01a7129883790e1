import { libraryRoutes } from '../../../../../contract/library-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { AnnotationChange } from '../../../../domain/catalogue/song-annotations';
import type { AnnotatedSongs } from '../../../../domain/library/annotated-songs.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

type Answer = Promise<Result<void, GatewayFailure>>;

/** Annotations at our own server, which has a pair of routes for likes. */
export class SongAnnotatedSongs implements AnnotatedSongs {
  constructor(private readonly transport: HttpTransport) {}

  async annotate(songId: string, { isLiked }: AnnotationChange): Answer {
    return isLiked === undefined ? succeed(undefined) : this.like(songId, isLiked);
  }

  private async like(songId: string, isLiked: boolean): Answer {
    const route = isLiked ? libraryRoutes.likeSongs : libraryRoutes.unlikeSongs;
    const answer = await callRoute(this.transport, route, { body: { song_ids: [songId] } });
    return answer.ok ? succeed(undefined) : answer;
  }
}
