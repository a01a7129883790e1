import type { FastifyInstance } from 'fastify';
import type { ReadArtist } from '../../../application/browse/read-artist';
import type { ReadCategory } from '../../../application/browse/read-category';
import type { CategoryCatalogue } from '../../../domain/catalogue/category-catalogue.port';
import type { FollowedArtists } from '../../../domain/library/followed-artists.port';
import { answer, NOT_FOUND } from '../answer';
import { defineRoute } from '../define-route';
import { presentCategory } from '../home/present-cards';
import { presentPage, sliceOf } from '../paging';
import { presentArtistPage } from './present-artist-page';
import { presentCategoryPage } from './present-category-page';

export interface DetailRoutesDeps {
  readonly readArtist: ReadArtist;
  readonly readCategory: ReadCategory;
  readonly categories: Pick<CategoryCatalogue, 'categories' | 'count'>;
  readonly followed: Pick<FollowedArtists, 'isFollowed'>;
}

/** The pages of artists and categories. */
export function registerDetails(app: FastifyInstance, deps: DetailRoutesDeps): void {
  defineRoute(
    app,
    'artist',
    { policy: 'optional-account', rate: 'listening' },
    async ({ params, language, identity }) => {
      const [page, isFollowed] = await Promise.all([
        deps.readArtist.execute(params.id),
        identity === null ? false : deps.followed.isFollowed(identity.accountId, params.id),
      ]);
      return page === null ? NOT_FOUND : answer(presentArtistPage(page, isFollowed, language));
    },
  );

  defineRoute(app, 'categories', { policy: 'public', rate: 'listening' }, async ({ query, language }) => {
    const [found, totalCount] = await Promise.all([
      deps.categories.categories(sliceOf(query)),
      deps.categories.count(),
    ]);
    const items = found.map((category) => ({
      ...presentCategory(category, language),
      grouping: category.grouping,
    }));
    return answer(presentPage(items, totalCount, query));
  });

  defineRoute(app, 'category', { policy: 'public', rate: 'listening' }, async ({ params, language }) => {
    const page = await deps.readCategory.execute(params.id);
    return page === null ? NOT_FOUND : answer(presentCategoryPage(page, language));
  });
}
