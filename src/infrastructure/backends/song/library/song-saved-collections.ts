import { libraryRoutes } from '../../../../../contract/library-routes';
import * as z from '../../../../../contract/schema';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { SaveAnswer, SavedCollections } from '../../../../domain/library/saved-collections.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../domain/shared/result';
import { callRaw } from '../call-route';

type SaveRoute = typeof libraryRoutes.saveCollections | typeof libraryRoutes.unsaveCollections;
type Answer = Promise<Result<SaveAnswer, GatewayFailure>>;

const WholeBody = z.object({ code: z.number(), message: z.string() });

/** Saved albums and playlists at our own server. `transport` answers the whole body (specification §7), whatever its code. */
export class SongSavedCollections implements SavedCollections {
  constructor(private readonly transport: HttpTransport) {}

  add(ids: readonly string[]): Answer {
    return this.call(libraryRoutes.saveCollections, ids);
  }

  remove(ids: readonly string[]): Answer {
    return this.call(libraryRoutes.unsaveCollections, ids);
  }

  private async call(route: SaveRoute, ids: readonly string[]): Answer {
    const answer = await callRaw(this.transport, route, { body: { album_playlist_ids: ids } });
    if (!answer.ok) return answer;
    const parsed = z.safeParse(WholeBody, answer.value);
    return parsed.success ? succeed(parsed.data) : fail({ kind: 'malformed' });
  }
}
