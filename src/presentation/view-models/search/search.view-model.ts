import { makeAutoObservable, observableRef } from 'mobx';
import type { Timer } from '../../../application/ports/timer.port';
import { appendHits } from '../../../domain/search/append-hits';
import type { Search, SearchQuery, SearchResults, SearchType } from '../../../domain/search/search.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { Milliseconds } from '../../../domain/shared/units';
import { renewed } from '../answer.view-model';
import { IDLE, LOADING, toLoadable, type Loadable } from '../loadable';
import { Scope } from '../scope';

/** How long a response may take before the results for another text are removed. */
const OLD_RESULTS_STAND: Milliseconds = 150;
/** How long an answer is shown before screen readers announce its count (design §11). */
const SETTLED_AFTER: Milliseconds = 400;
/** Page size for one kind of result. */
const PAGE_SIZE = 30;
/** Overview size per kind: as many as fit the page. */
const OVERVIEW_SIZE = 8;

type Answer = Result<SearchResults, GatewayFailure>;

/** The results for a text: the response for an older text never replaces that of a newer request. */
export class SearchViewModel {
  results: Loadable<SearchResults> = IDLE;
  isAsking = false;
  /** The typing has stopped, so the results can be announced. */
  isSettled = false;
  isLoadingMore = false;
  hasMoreFailed = false;
  private query: SearchQuery | null = null;
  /** The shown results are being reloaded. */
  private isRefreshing = false;
  /** The next page was requested before or during the reload of the shown results. */
  private isMoreWanted = false;
  private readonly scope = new Scope();

  constructor(
    private readonly source: Pick<Search, 'search'>,
    private readonly timer: Timer,
  ) {
    makeAutoObservable<this, 'query' | 'isRefreshing' | 'isMoreWanted' | 'source' | 'timer' | 'scope'>(
      this,
      {
        results: observableRef,
        query: false,
        isRefreshing: false,
        isMoreWanted: false,
        source: false,
        timer: false,
        scope: false,
      },
      { autoBind: true },
    );
  }

  /** Whether the chosen kind has more results. */
  get hasMore(): boolean {
    if (this.results.kind !== 'ready' || this.query?.type === 'all') return false;
    return this.results.value.groups[0]?.hasMore ?? false;
  }

  /** Searches for a text; results that are already shown for it stay. An empty text starts no search. */
  look(q: string, type: SearchType): void {
    if (this.query?.q === q && this.query.type === type && this.results.kind === 'ready') return;
    this.stop();
    this.hasMoreFailed = false;
    this.isAsking = false;
    this.isSettled = false;
    this.query = null;
    if (q === '') this.results = IDLE;
    else this.ask({ q, type, page: 1, pageSize: type === 'all' ? OVERVIEW_SIZE : PAGE_SIZE });
  }

  retry(): void {
    const { query } = this;
    if (query === null) return;
    this.results = LOADING;
    this.ask({ ...query, page: 1 });
  }

  /** Reloads the results as far as they were loaded: the shown ones stay until then, and also if a request fails temporarily. */
  refresh(): void {
    const { query } = this;
    if (query === null) return;
    const isMoreWanted = this.isMoreWanted || this.isLoadingMore || this.hasMoreFailed;
    this.stop();
    if (this.isAsking || this.results.kind !== 'ready') return this.ask({ ...query, page: 1 });
    this.isRefreshing = true;
    this.isMoreWanted = isMoreWanted;
    this.askAgain({ ...query, page: 1 }, null);
  }

  loadMore(): void {
    if (this.query === null || this.isLoadingMore || !this.hasMore) return;
    this.isMoreWanted = this.isRefreshing;
    if (this.isRefreshing) return;
    this.isLoadingMore = true;
    this.hasMoreFailed = false;
    const next = { ...this.query, page: this.query.page + 1 };
    this.scope.hold(this.source.search(next).subscribe((answer) => this.takeMore(next, answer)));
  }

  /** The page is left; a request on its way is cancelled. */
  dispose(): void {
    this.stop();
    if (this.isAsking || this.results.kind !== 'ready') this.query = null;
    this.isAsking = false;
  }

  private ask(query: SearchQuery): void {
    this.query = query;
    this.isAsking = true;
    if (this.results.kind !== 'ready') this.results = LOADING;
    else this.scope.hold(this.timer.after(OLD_RESULTS_STAND, this.makeRoom));
    this.scope.hold(this.source.search(query).subscribe(this.take));
  }

  /** Cancels all pending requests. */
  private stop(): void {
    this.scope.end();
    this.isLoadingMore = false;
    this.isRefreshing = false;
    this.isMoreWanted = false;
  }

  /** Requests one page after the other; `found` contains the results of the pages before it. */
  private askAgain(query: SearchQuery, found: SearchResults | null): void {
    this.scope.hold(this.source.search(query).subscribe((answer) => this.takeAgain(query, found, answer)));
  }

  private takeAgain(query: SearchQuery, found: SearchResults | null, answer: Answer): void {
    if (!answer.ok) return this.showAgain(renewed(this.results, answer));
    const value = found === null ? answer.value : appendHits(found, answer.value);
    const isLast = this.query === null || query.page >= this.query.page;
    if (isLast) this.showAgain({ kind: 'ready', value });
    else this.askAgain({ ...query, page: query.page + 1 }, value);
  }

  private showAgain(results: Loadable<SearchResults>): void {
    const { isMoreWanted } = this;
    this.stop();
    this.results = results;
    this.isSettled = true;
    if (isMoreWanted) this.loadMore();
  }

  private makeRoom(): void {
    if (this.isAsking) this.results = LOADING;
  }

  private settle(): void {
    this.isSettled = true;
  }

  private take(answer: Answer): void {
    this.isAsking = false;
    this.scope.hold(this.timer.after(SETTLED_AFTER, this.settle));
    this.results = toLoadable(answer);
  }

  private takeMore(query: SearchQuery, answer: Answer): void {
    this.isLoadingMore = false;
    this.hasMoreFailed = !answer.ok;
    if (!answer.ok || this.results.kind !== 'ready') return;
    this.query = query;
    this.results = { kind: 'ready', value: appendHits(this.results.value, answer.value) };
  }
}
