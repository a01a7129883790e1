import { Observable } from 'rxjs';
import type { NameSuggestion, Search, SearchQuery, SearchResults } from '../../../../src/domain/search/search.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

type Answer<T> = Result<T, GatewayFailure>;

const nothingFor = ({ q, page, pageSize }: SearchQuery): SearchResults => ({
  q,
  readAs: null,
  best: null,
  groups: [],
  page,
  pageSize,
});

/**
 * Returns the answers that it was given, at once or, while `isHeld`, when a test releases them. Records the requests and the
 * cancelled ones.
 */
export class MemorySearch implements Search {
  readonly results = new Map<string, SearchResults>();
  readonly names = new Map<string, readonly NameSuggestion[]>();
  readonly asked: string[] = [];
  readonly cancelled: string[] = [];
  failure: GatewayFailure | null = null;
  isHeld = false;
  private waiting: readonly { readonly question: string; readonly answer: () => void }[] = [];

  search(query: SearchQuery): Observable<Answer<SearchResults>> {
    const question = `${query.q} ${query.type} ${query.page}`;
    return this.stream(question, () => this.results.get(question) ?? nothingFor(query));
  }

  suggest(q: string): Observable<Answer<readonly NameSuggestion[]>> {
    return this.stream(`suggest ${q}`, () => this.names.get(q) ?? []);
  }

  /** Releases the answers to one question. */
  release(question: string): void {
    const ready = this.waiting.filter((each) => each.question === question);
    this.waiting = this.waiting.filter((each) => !ready.includes(each));
    ready.forEach(({ answer }) => answer());
  }

  private stream<T>(question: string, read: () => T): Observable<Answer<T>> {
    return new Observable((listener) => {
      this.asked.push(question);
      const answer = (): void => {
        listener.next(this.failure === null ? succeed(read()) : fail(this.failure));
        listener.complete();
      };
      this.waiting = [...this.waiting, { question, answer }];
      if (!this.isHeld) queueMicrotask(() => this.release(question));
      return () => {
        const rest = this.waiting.filter((each) => each.answer !== answer);
        if (rest.length < this.waiting.length) this.cancelled.push(question);
        this.waiting = rest;
      };
    });
  }
}
