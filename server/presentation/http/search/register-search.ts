import type { FastifyInstance } from 'fastify';
import type { SearchCatalogue } from '../../../application/search/search-catalogue';
import type { SuggestNames } from '../../../application/search/suggest-names';
import { answer } from '../answer';
import { defineRoute } from '../define-route';
import { sliceOf } from '../paging';
import type { RouteDeclaration } from '../route-declaration';
import { presentGroup, presentItem, presentSuggestion } from './present-found';

export interface SearchRoutesDeps {
  readonly searchCatalogue: SearchCatalogue;
  readonly suggestNames: SuggestNames;
}

const FOR_ANYONE: RouteDeclaration = { policy: 'optional-account', rate: 'listening' };

export function registerSearch(app: FastifyInstance, { searchCatalogue, suggestNames }: SearchRoutesDeps): void {
  defineRoute(app, 'search', FOR_ANYONE, async ({ query, language }) => {
    const { q, type, page, pageSize } = query;
    const { readAs, best, groups } = await searchCatalogue.execute(q, type, sliceOf(query));
    return answer({
      q,
      read_as: readAs,
      best: best && presentItem(best, language),
      groups: groups.map((group) => presentGroup(group, language)),
      page,
      pageSize,
    });
  });

  defineRoute(app, 'suggest', FOR_ANYONE, async ({ query, language }) => {
    const items = await suggestNames.execute(query.q);
    return answer({ q: query.q, items: items.map((item) => presentSuggestion(item, language)) });
  });
}
