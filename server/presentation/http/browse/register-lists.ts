import type { FastifyInstance } from 'fastify';
import type { ListArtists } from '../../../application/browse/list-artists';
import type { CollectionList, ListCollections } from '../../../application/browse/list-collections';
import type { ReadSection } from '../../../application/browse/read-section';
import type { SongLists } from '../../../application/browse/song-lists';
import { answer, NOT_FOUND } from '../answer';
import { defineRoute } from '../define-route';
import { encodingOnce } from '../encode-once';
import { presentArtistCard } from '../home/present-cards';
import { presentItem } from '../home/present-home';
import { SECTION_TITLES } from '../home/section-titles';
import { presentPage, sliceOf } from '../paging';
import type { RouteDeclaration } from '../route-declaration';
import { presentSongList } from './present-song-list';

export interface ListRoutesDeps {
  readonly songLists: SongLists;
  readonly readSection: ReadSection;
  readonly listCollections: ListCollections;
  readonly listArtists: ListArtists;
}

/** Songs in a response show whether the caller likes them, so a token is checked if one is sent. */
const FOR_ANYONE: RouteDeclaration = { policy: 'optional-account', rate: 'listening' };

/** Lists for browsing, page by page. */
export function registerLists(app: FastifyInstance, deps: ListRoutesDeps): void {
  const encoded = encodingOnce<CollectionList>();

  defineRoute(app, 'collectionSongs', FOR_ANYONE, async ({ query, language, identity }) => {
    const request = { page: query.page, pageSize: query.size };
    const list = await deps.songLists.execute(query.type, sliceOf(request), identity?.accountId ?? null);
    return answer(presentSongList({ ...list, type: query.type }, request, language));
  });

  defineRoute(app, 'section', FOR_ANYONE, async ({ params, query, language, identity }) => {
    const request = { id: params.id, slice: sliceOf(query), accountId: identity?.accountId ?? null };
    const section = await deps.readSection.execute(request);
    if (section === null) return NOT_FOUND;
    const items = section.items.map((item) => presentItem(item, language));
    const page = presentPage(items, section.totalCount, query);
    return answer({
      ...page,
      id: params.id,
      title: SECTION_TITLES[section.title][language],
      action_type: section.action,
    });
  });

  defineRoute(app, 'collections', { policy: 'public', rate: 'listening' }, async ({ query, language }) => {
    const { type, sort, artist_id: artistId, category_id: categoryId } = query;
    const list = await deps.listCollections.execute({ type, sort, artistId, categoryId }, sliceOf(query));
    const present = () =>
      presentPage(
        list.items.map((item) => presentItem(item, language)),
        list.totalCount,
        query,
      );
    return list.isShared ? encoded(list, language, present) : answer(present());
  });

  defineRoute(app, 'artists', { policy: 'public', rate: 'listening' }, async ({ query }) => {
    const { items, totalCount } = await deps.listArtists.execute(query.sort, sliceOf(query));
    return answer(presentPage(items.map(presentArtistCard), totalCount, query));
  });
}
