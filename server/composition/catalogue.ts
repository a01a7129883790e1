import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { ArtistCards } from '../application/catalogue/artist-cards';
import { ListSongs } from '../application/catalogue/list-songs';
import { SongCards } from '../application/catalogue/song-cards';
import type { OfferMedia } from '../application/media/offer-media';
import { ReadHome } from '../application/home/read-home';
import type { Clock } from '../application/ports/clock.port';
import { SuggestSongs } from '../application/suggestions/suggest-songs';
import { PostgresAlbumCatalogue } from '../infrastructure/postgres/catalogue/postgres-album-catalogue';
import { PostgresArtistCatalogue } from '../infrastructure/postgres/catalogue/postgres-artist-catalogue';
import { PostgresCategoryCatalogue } from '../infrastructure/postgres/catalogue/postgres-category-catalogue';
import { PostgresHomeCandidates } from '../infrastructure/postgres/catalogue/postgres-home-candidates';
import { PostgresPlaylistCatalogue } from '../infrastructure/postgres/catalogue/postgres-playlist-catalogue';
import { PostgresSongCatalogue } from '../infrastructure/postgres/catalogue/postgres-song-catalogue';
import { PostgresSuggestionPool } from '../infrastructure/postgres/catalogue/postgres-suggestion-pool';
import type { Schema } from '../infrastructure/postgres/schema';
import { describePages, type DescribePage } from '../presentation/http/page/describe-page';
import { registerSongs } from '../presentation/http/songs/register-songs';
import { composeBrowse } from './browse';
import { composeOwnLibrary } from './own-library';
import { composeSearch } from './search';
import { composeShorts, makeShorts } from './shorts';

export interface CatalogueDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly packageAhead: (songIds: readonly string[]) => void;
  readonly offerMedia: OfferMedia;
}

export interface ComposedCatalogue {
  /** Describes a page for link previews. */
  readonly describe: DescribePage;
  /** Must be called whenever songs were added, changed or removed. */
  catalogueChanged(): void;
}

/** Everything that reads the library: repositories, use cases, routes. */
export function composeCatalogue(app: FastifyInstance, deps: CatalogueDeps): ComposedCatalogue {
  const { db, clock, packageAhead, offerMedia } = deps;
  const songs = new PostgresSongCatalogue(db);
  const albums = new PostgresAlbumCatalogue(db);
  const artists = new PostgresArtistCatalogue(db);
  const playlists = new PostgresPlaylistCatalogue(db);
  const categories = new PostgresCategoryCatalogue(db);
  const shelves = new PostgresHomeCandidates(db);
  const cards = new SongCards(songs, clock);
  const artistCards = new ArtistCards(artists, clock);
  const shortVideos = makeShorts({ db, clock, cards });
  const shortFeed = shortVideos.readFeed;
  const readHome = new ReadHome({ shelves, cards, albums, playlists, categories, shortFeed }, clock);
  const listSongs = new ListSongs({ songs, artists, categories, cards }, clock);
  const suggestSongs = new SuggestSongs(new PostgresSuggestionPool(db), cards);
  const libraryCards = { albums, playlists, artists: artistCards };
  // Must come first: it marks liked songs in the answers of the routes that are registered later.
  const keeping = composeOwnLibrary(app, { db, clock, cards, libraryCards, readHome });
  registerSongs(app, { songs, listSongs, suggestSongs, offerMedia, packageAhead });
  const catalogues = { songs, albums, artists, playlists, categories };
  const browse = composeBrowse(app, { clock, catalogues, shelves, cards, artistCards, readHome, listSongs, keeping });
  composeShorts(app, shortVideos, { db, clock });
  composeSearch(app, db, { songs: cards, albums, artists: artistCards, playlists, shorts: shortVideos.shorts });
  return {
    describe: describePages({ ...catalogues, shorts: shortVideos.shorts }),
    catalogueChanged: () => {
      cards.forget();
      artistCards.forget();
      readHome.forget();
      listSongs.forget();
      browse.forget();
      shortFeed.forget();
    },
  };
}
