import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { ListSongs } from '../application/catalogue/list-songs';
import { SongCards } from '../application/catalogue/song-cards';
import { ReadHome } from '../application/home/read-home';
import { RecordPlay } from '../application/plays/record-play';
import type { Clock } from '../application/ports/clock.port';
import { SuggestSongs } from '../application/suggestions/suggest-songs';
import { PostgresAlbumCatalogue } from '../infrastructure/postgres/catalogue/postgres-album-catalogue';
import { PostgresCategoryCatalogue } from '../infrastructure/postgres/catalogue/postgres-category-catalogue';
import { PostgresHomeShelves } from '../infrastructure/postgres/catalogue/postgres-home-shelves';
import { PostgresPlayLog } from '../infrastructure/postgres/catalogue/postgres-play-log';
import { PostgresPlaylistCatalogue } from '../infrastructure/postgres/catalogue/postgres-playlist-catalogue';
import { PostgresSongCatalogue } from '../infrastructure/postgres/catalogue/postgres-song-catalogue';
import { PostgresSuggestionPool } from '../infrastructure/postgres/catalogue/postgres-suggestion-pool';
import type { Schema } from '../infrastructure/postgres/schema';
import { registerAlbums } from '../presentation/http/albums/register-albums';
import { registerHistory } from '../presentation/http/history/register-history';
import { registerHome } from '../presentation/http/home/register-home';
import { registerSongs } from '../presentation/http/songs/register-songs';

export interface CatalogueDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly packageAhead: (songIds: readonly string[]) => void;
}

export interface ComposedCatalogue {
  /** To be called whenever songs came, changed or went. */
  catalogueChanged(): void;
}

/** Everything that reads the library: repositories, use cases, routes. */
export function composeCatalogue(app: FastifyInstance, { db, clock, packageAhead }: CatalogueDeps): ComposedCatalogue {
  const songs = new PostgresSongCatalogue(db);
  const albums = new PostgresAlbumCatalogue(db);
  const cards = new SongCards(songs, clock);
  const playlists = new PostgresPlaylistCatalogue(db);
  const categories = new PostgresCategoryCatalogue(db);
  const shelves = new PostgresHomeShelves(db);
  const readHome = new ReadHome({ shelves, cards, albums, playlists, categories }, clock);
  const listSongs = new ListSongs({ songs, categories, cards }, clock);
  const suggestSongs = new SuggestSongs(new PostgresSuggestionPool(db), cards);
  registerHome(app, readHome);
  registerSongs(app, { songs, listSongs, suggestSongs, packageAhead });
  registerAlbums(app, { songs, cards, albums, playlists });
  registerHistory(app, new RecordPlay(new PostgresPlayLog(db)));
  return {
    catalogueChanged: () => {
      cards.forget();
      readHome.forget();
      listSongs.forget();
    },
  };
}
