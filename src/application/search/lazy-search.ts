import { catchError, from, Observable, of, switchMap } from 'rxjs';
import type { NameSuggestion, Search, SearchQuery, SearchResults } from '../../domain/search/search.port';
import type { EventStream } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail, type Result } from '../../domain/shared/result';

type Answers<T> = EventStream<Result<T, GatewayFailure>>;

/** The search, its code loaded by the first search. If loading fails, the answer is `unavailable`. */
export class LazySearch implements Search {
  constructor(private readonly load: () => Promise<Search>) {}

  search(query: SearchQuery): Answers<SearchResults> {
    return this.ask((search) => search.search(query));
  }

  suggest(q: string): Answers<readonly NameSuggestion[]> {
    return this.ask((search) => search.suggest(q));
  }

  private ask<T>(question: (search: Search) => Answers<T>): Answers<T> {
    return new Observable<Result<T, GatewayFailure>>((listener) =>
      from(this.load())
        .pipe(
          switchMap((search) => streamOf(question(search))),
          catchError(() => of(fail({ kind: 'unavailable' } as const))),
        )
        .subscribe(listener),
    );
  }
}

function streamOf<T>(answers: EventStream<T>): Observable<T> {
  return new Observable((listener) => {
    const subscription = answers.subscribe((answer) => listener.next(answer));
    return () => subscription.unsubscribe();
  });
}
