import {
  ARTIST_SORTS,
  ArtistDetail,
  CategoryDetail,
  COLLECTION_SORTS,
  COLLECTION_TYPES,
  ExploredCategory,
  SectionPage,
} from './browse';
import { CollectionDetail } from './collection';
import { ArtistCard, SectionItem } from './home';
import { SEARCH_TEXT_MAX } from './kernel/first-limits';
import { PageQuery } from './page-query';
import { pageOf } from './paging';
import { IdParams, SentId } from './id';
import { route } from './route';
import * as z from './schema';
import { SEARCH_TYPES, SearchResults, Suggestions } from './search';
import { trimmedText } from './text';

const SearchText = trimmedText(SEARCH_TEXT_MAX, 1);

/** The calls of browsing and searching, which the first page of the web app does not need. */
export const browseRoutes = {
  collectionSongs: route({
    method: 'GET',
    path: '/backend/song/collection/type',
    summary: 'A list of songs: chosen by the product, liked by the listener, or played by the listener',
    query: z.strictObject({
      type: z.enum(COLLECTION_TYPES),
      page: PageQuery.page,
      size: PageQuery.pageSize,
    }),
    data: CollectionDetail,
  }),
  section: route({
    method: 'GET',
    path: '/backend/section/{id}',
    summary: 'All items of a home row',
    params: IdParams,
    query: z.strictObject(PageQuery),
    data: SectionPage,
  }),
  artists: route({
    method: 'GET',
    path: '/backend/artists',
    summary: 'All artists with songs',
    query: z.strictObject({ sort: z._default(z.enum(ARTIST_SORTS), 'popular'), ...PageQuery }),
    data: pageOf(ArtistCard),
  }),
  artist: route({
    method: 'GET',
    path: '/backend/artist/{id}',
    summary: 'One artist with songs, albums, videos and similar artists',
    params: IdParams,
    data: ArtistDetail,
  }),
  categories: route({
    method: 'GET',
    path: '/backend/category',
    summary: 'The categories that have songs, in their order',
    query: z.strictObject(PageQuery),
    data: pageOf(ExploredCategory),
  }),
  category: route({
    method: 'GET',
    path: '/backend/category/{id}',
    summary: 'One category with its rows',
    params: IdParams,
    data: CategoryDetail,
  }),
  collections: route({
    method: 'GET',
    path: '/backend/album-playlist',
    summary: 'Albums, or public playlists; of one artist on request',
    query: z.strictObject({
      type: z._default(z.enum(['album', 'playlist']), 'album'),
      artist_id: z.optional(SentId),
      category_id: z.optional(SentId),
      sort: z._default(z.enum(COLLECTION_SORTS), 'newest'),
      ...PageQuery,
    }),
    data: pageOf(SectionItem),
  }),
  search: route({
    method: 'GET',
    path: '/backend/search',
    summary: 'Search names and lyrics; case and accents are ignored, typed accents count, typos are tolerated',
    query: z.strictObject({ q: SearchText, type: z._default(z.enum(SEARCH_TYPES), 'all'), ...PageQuery }),
    data: SearchResults,
  }),
  suggest: route({
    method: 'GET',
    path: '/backend/search/suggest',
    summary: 'Names that begin with the text, or nearly',
    query: z.strictObject({ q: SearchText }),
    data: Suggestions,
  }),
} as const;
