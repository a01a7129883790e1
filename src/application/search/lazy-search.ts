import { from, of, switchMap } from 'rxjs';
import type { NameSuggestion, Search, SearchQuery, SearchResults } from '../../domain/search/search.port';
import type { EventStream } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail, type Result } from '../../domain/shared/result';
import { asObservable } from '../shared/as-observable';

const NOT_LOADED = fail({ kind: 'not-loaded' } as const);

type Answers<T> = EventStream<Result<T, GatewayFailure>>;

/** The search, its code loaded by the first search. If loading fails, the answer is `not-loaded`. */
export class LazySearch implements Search {
  constructor(private readonly load: () => Promise<Search>) {}

  search(query: SearchQuery): Answers<SearchResults> {
    return this.ask((search) => search.search(query));
  }

  suggest(q: string): Answers<readonly NameSuggestion[]> {
    return this.ask((search) => search.suggest(q));
  }

  /** `load` logs a failure. */
  private ask<T>(question: (search: Search) => Answers<T>): Answers<T> {
    return from(this.load().catch(() => null)).pipe(
      switchMap((search) => (search === null ? of(NOT_LOADED) : asObservable(question(search)))),
    );
  }
}
