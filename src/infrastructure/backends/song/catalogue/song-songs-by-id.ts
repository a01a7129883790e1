import { liveRoutes } from '../../../../../contract/live-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { Song } from '../../../../domain/catalogue/song';
import type { SongsById } from '../../../../domain/catalogue/songs-by-id.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toSong } from './to-song';

/** Songs of our own server by their ids. */
export class SongSongsById implements SongsById {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async byIds(ids: readonly string[]): Promise<Result<readonly Song[], GatewayFailure>> {
    if (ids.length === 0) return succeed([]);
    const answer = await callRoute(this.transport, liveRoutes.songsById, { body: { song_ids: ids } });
    return answer.ok ? succeed(answer.value.items.map((song) => toSong(song, this.cdn))) : answer;
  }
}
