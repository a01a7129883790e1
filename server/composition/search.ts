import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ShortCatalogue } from '../domain/shorts/short-catalogue.port';
import { FindShorts } from '../application/search/find-shorts';
import { CardCache } from '../application/shared/card-cache';
import { FindNames } from '../application/search/find-names';
import { SearchCatalogue } from '../application/search/search-catalogue';
import { PresentResults, type ResultGroups } from '../application/search/present-results';
import { SuggestNames } from '../application/search/suggest-names';
import { PostgresSearchIndex } from '../infrastructure/postgres/search/postgres-search-index';
import { PostgresShortSearch } from '../infrastructure/postgres/shorts/postgres-short-search';
import type { Schema } from '../infrastructure/postgres/schema';
import { systemClock } from '../infrastructure/system/system-clock';
import { registerSearch } from '../presentation/http/search/register-search';

/** The sources from which matches are read. */
export interface SearchedShelves extends ResultGroups {
  readonly shorts: Pick<ShortCatalogue, 'cards'>;
}

/** Search by name and by lyrics. */
export function composeSearch(app: FastifyInstance, db: Kysely<Schema>, shelves: SearchedShelves): void {
  const findNames = new FindNames(new PostgresSearchIndex(db));
  const albums = new CardCache((ids) => shelves.albums.albums(ids), systemClock);
  const artists = new CardCache((ids) => shelves.artists.inOrder(ids), systemClock);
  const searched = { ...shelves, artists, albums: { albums: (ids: readonly string[]) => albums.inOrder(ids) } };
  const showFound = new PresentResults(searched);
  const findShorts = new FindShorts(new PostgresShortSearch(db), shelves.shorts);
  registerSearch(app, {
    searchCatalogue: new SearchCatalogue(findNames, showFound, findShorts),
    suggestNames: new SuggestNames(findNames, showFound),
  });
}
