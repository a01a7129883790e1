import { browseRoutes } from '../../../../../contract/browse-routes';
import type { RouteShape } from '../../../../../contract/route';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { NameSuggestion, Search, SearchQuery, SearchResults } from '../../../../domain/search/search.port';
import type { EventStream } from '../../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { followRoute, type RouteData, type RouteInput } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { OPEN_SEARCH_ROUTE, toSearchResults } from './to-search-results';

type Answers<T> = EventStream<Result<T, GatewayFailure>>;

/** Search at our own server. */
export class SongSearch implements Search {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  search({ q, type, page, pageSize }: SearchQuery): Answers<SearchResults> {
    const input = { query: { q, type, page, pageSize } };
    return this.answers(OPEN_SEARCH_ROUTE, input, (wire) => toSearchResults(wire, this.cdn));
  }

  suggest(q: string): Answers<readonly NameSuggestion[]> {
    return this.answers(browseRoutes.suggest, { query: { q } }, ({ items }) =>
      items.map(({ text, type, id, thumbnail, detail }) => ({
        text,
        type,
        id,
        detail,
        imageUrl: this.cdn.pictureUrl(thumbnail),
      })),
    );
  }

  private answers<R extends RouteShape, T>(route: R, input: RouteInput, map: (wire: RouteData<R>) => T): Answers<T> {
    const progress = followRoute(this.transport, route, input);
    return {
      subscribe: (listener) =>
        progress.subscribe((step) => {
          if (step.kind !== 'answered') return;
          listener(step.answer.ok ? succeed(map(step.answer.value)) : step.answer);
        }),
    };
  }
}
