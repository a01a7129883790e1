import { listeningRoutes } from '../../../../../contract/listening-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { Catalogue } from '../../../../domain/catalogue/catalogue.port';
import type { CollectionRef } from '../../../../domain/catalogue/collection-ref';
import type { Song } from '../../../../domain/catalogue/song';
import type { SongDetails } from '../../../../domain/catalogue/song-details';
import type { Suggestion } from '../../../../domain/catalogue/suggestion';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../../domain/shared/page';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute, type RouteInput } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toPage } from '../to-page';
import { toSong } from './to-song';
import { toSongDetails } from './to-song-details';
import { toSuggestion } from './to-suggestion';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** The catalogue of our own server. */
export class SongCatalogue implements Catalogue {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async song(id: string): Answer<SongDetails> {
    const answer = await callRoute(this.transport, listeningRoutes.songInfo, { params: { id } });
    return answer.ok ? succeed(toSongDetails(answer.value, this.cdn)) : answer;
  }

  async suggestions(id: string, excludeIds: readonly string[]): Answer<readonly Suggestion[]> {
    const query = excludeIds.length === 0 ? {} : { exclude_ids: JSON.stringify(excludeIds) };
    const answer = await callRoute(this.transport, listeningRoutes.songSuggestions, { params: { id }, query });
    return answer.ok ? succeed(answer.value.list_suggestion.map((song) => toSuggestion(song, this.cdn))) : answer;
  }

  songsOf({ kind, id }: CollectionRef, page: PageRequest): Answer<Page<Song>> {
    switch (kind) {
      case 'album':
      case 'playlist':
        return this.songPage(listeningRoutes.albumSongs, { query: { album_id: id, type: kind, ...page } });
      case 'artist':
        return this.songPage(listeningRoutes.songs, { query: { artist_id: id, ...page } });
      case 'category':
        return this.songPage(listeningRoutes.songs, { query: { category_id: id, ...page } });
    }
  }

  private async songPage(
    route: typeof listeningRoutes.albumSongs | typeof listeningRoutes.songs,
    input: RouteInput,
  ): Answer<Page<Song>> {
    const answer = await callRoute(this.transport, route, input);
    return answer.ok ? succeed(toPage(answer.value, (song) => toSong(song, this.cdn))) : answer;
  }
}
