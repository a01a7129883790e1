import type { FastifyInstance } from 'fastify';
import { ArtistCards } from '../../../server/application/catalogue/artist-cards';
import { SongCards } from '../../../server/application/catalogue/song-cards';
import { composeSearch } from '../../../server/composition/search';
import { PostgresAlbumCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-album-catalogue';
import { PostgresArtistCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-artist-catalogue';
import { PostgresPlaylistCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-playlist-catalogue';
import { PostgresSongCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-song-catalogue';
import { PostgresShortCatalogue } from '../../../server/infrastructure/postgres/shorts/postgres-short-catalogue';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import type { SearchHitWire, SearchResultsWire, SuggestionsWire } from '../../../contract/search';
import { bareApp } from './bare-app';
import { Seed } from './seed';
import { withTestDatabase, type TestDatabase } from './test-database';

export interface SearchApp {
  readonly database: TestDatabase;
  readonly seed: Seed;
  /** The server's answer to this text; `more` is the rest of the query. */
  search(typed: string, more?: Readonly<Record<string, string>>): Promise<SearchResultsWire>;
  suggest(typed: string): Promise<SuggestionsWire['items']>;
  status(typed: string): Promise<number>;
}

/** Call once in a describe: the search routes over an empty database for this test file alone. */
export function withSearchApp(): SearchApp {
  const database = withTestDatabase();
  let app: FastifyInstance;

  beforeAll(async () => {
    app = bareApp();
    const db = database.db();
    composeSearch(app, db, {
      songs: new SongCards(new PostgresSongCatalogue(db), systemClock),
      albums: new PostgresAlbumCatalogue(db),
      artists: new ArtistCards(new PostgresArtistCatalogue(db), systemClock),
      playlists: new PostgresPlaylistCatalogue(db),
      shorts: new PostgresShortCatalogue(db),
    });
    await app.ready();
  });
  afterAll(() => app.close());

  const ask = (url: string, query: Readonly<Record<string, string>>) => app.inject({ method: 'GET', url, query });
  const dataOf = async <T>(url: string, query: Readonly<Record<string, string>>): Promise<T> =>
    (await ask(url, query)).json<{ data: T }>().data;

  return {
    database,
    seed: new Seed(() => database.db()),
    search: (q, more = {}) => dataOf('/backend/search', { ...more, q }),
    suggest: async (q) => (await dataOf<SuggestionsWire>('/backend/search/suggest', { q })).items,
    status: async (q) => (await ask('/backend/search', { q })).statusCode,
  };
}

/** The name of a match; for lyrics, the line. */
export function calledSo(hit: SearchHitWire): string {
  switch (hit.type) {
    case 'song':
      return hit.song.title;
    case 'lyric':
      return hit.line;
    case 'short':
      return hit.short.caption;
    case 'album':
      return hit.album.title;
    case 'playlist':
      return hit.playlist.title;
    case 'artist':
      return hit.artist.name;
    case 'category':
      return hit.category.name;
  }
}

/** The names in one group of an answer; empty if the group is left out. */
export const namesIn = ({ groups }: SearchResultsWire, kind: string): readonly string[] =>
  (groups.find((group) => group.kind === kind)?.items ?? []).map(calledSo);
