import type { FastifyInstance } from 'fastify';
import type { SongSuggestionWire } from '../../../../contract/song-info';
import type { ListSongs } from '../../../application/catalogue/list-songs';
import type { OfferedMedia, OfferMedia } from '../../../application/media/offer-media';
import type { SuggestedSong, SuggestSongs } from '../../../application/suggestions/suggest-songs';
import type { SongCatalogue } from '../../../domain/catalogue/song-catalogue.port';
import { answer, NOT_FOUND } from '../answer';
import { defineRoute } from '../define-route';
import { presentPage, sliceOf } from '../paging';
import type { RouteDeclaration } from '../route-declaration';
import { presentSong } from './present-song';
import { presentSongInfo } from './present-song-info';

export interface SongRoutesDeps {
  readonly songs: SongCatalogue;
  readonly listSongs: ListSongs;
  readonly suggestSongs: SuggestSongs;
  readonly offerMedia: OfferMedia;
  /**
   * Called with the songs that will probably be played next, so that their media can be prepared; returns nothing and waits for
   * nothing.
   */
  readonly packageAhead: (songIds: readonly string[]) => void;
}

const LISTENING: RouteDeclaration = { policy: 'optional-account', rate: 'listening' };
/** How many of the suggestions a listener may reach before the next answer. */
const AHEAD_COUNT = 3;

/** Anybody with these addresses can play the song without being identified. */
const holdsGrants = (offered: OfferedMedia): boolean => offered.kind === 'full' && offered.grants !== null;

export function registerSongs(app: FastifyInstance, deps: SongRoutesDeps): void {
  const { songs, listSongs, suggestSongs, offerMedia, packageAhead } = deps;
  defineRoute(app, 'songs', LISTENING, async ({ query }) => {
    const filter = { artistId: query.artist_id, categoryId: query.category_id, sort: query.sort };
    const { items, totalCount } = await listSongs.execute(filter, sliceOf(query));
    return answer(presentPage(items.map(presentSong), totalCount, query));
  });

  defineRoute(app, 'songInfo', LISTENING, async ({ params, identity }) => {
    const song = await songs.details(params.id);
    if (song === null) return NOT_FOUND;
    if (song.absence === null) packageAhead([song.id]);
    const offered = offerMedia.execute(song, identity);
    return { ...answer(presentSongInfo(song, offered)), isSecret: holdsGrants(offered) };
  });

  defineRoute(app, 'songSuggestions', LISTENING, async ({ params, query }) => {
    const suggested = await suggestSongs.execute(params.id, query.exclude_ids ?? []);
    if (!suggested.ok) return NOT_FOUND;
    packageAhead(suggested.value.slice(0, AHEAD_COUNT).map(({ song }) => song.id));
    return answer({ list_suggestion: suggested.value.map(presentSuggestion) });
  });
}

const presentSuggestion = ({ song, reason }: SuggestedSong): SongSuggestionWire => ({
  ...presentSong(song),
  ...(reason === undefined ? {} : { reason }),
});
