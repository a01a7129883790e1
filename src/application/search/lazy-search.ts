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
  private loaded: Search | null = null;

  constructor(private readonly load: () => Promise<Search>) {}

  search(query: SearchQuery): Answers<SearchResults> {
    return this.ask((search) => search.search(query));
  }

  suggest(q: string): Answers<readonly NameSuggestion[]> {
    return this.ask((search) => search.suggest(q));
  }

  private ask<T>(question: (search: Search) => Answers<T>): Answers<T> {
    if (this.loaded !== null) return question(this.loaded);
    return from(this.fetch()).pipe(
      switchMap((search) => (search === null ? of(NOT_LOADED) : asObservable(question(search)))),
    );
  }

  private async fetch(): Promise<Search | null> {
    try {
      this.loaded = await this.load();
    } catch {
      // `load` logs it; the next search tries again.
    }
    return this.loaded;
  }
}
