import { makeAutoObservable, observableRef } from 'mobx';
import type { Timer } from '../../../application/ports/timer.port';
import { appendHits } from '../../../domain/search/append-hits';
import type { Search, SearchQuery, SearchResults, SearchType } from '../../../domain/search/search.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { Milliseconds } from '../../../domain/shared/units';
import { IDLE, LOADING, toLoadable, type Loadable } from '../loadable';
import { Scope } from '../scope';

/** As long as an answer may take before what was found for another text makes room. */
const OLD_RESULTS_STAND: Milliseconds = 150;
/** How long an answer stands before its count is told aloud (design §11). */
const SETTLED_AFTER: Milliseconds = 400;
/** Of one kind alone, page by page. */
const PAGE_SIZE = 30;
/** Of every kind: as many as fit the page. */
const OVERVIEW_SIZE = 8;

/** What is found for a text: an answer for an older text never stands where a newer one was asked for. */
export class SearchViewModel {
  results: Loadable<SearchResults> = IDLE;
  isAsking = false;
  /** The letters have stopped coming: what was found may be told. */
  isSettled = false;
  isLoadingMore = false;
  hasMoreFailed = false;
  private asked: SearchQuery | null = null;
  private readonly scope = new Scope();

  constructor(
    private readonly source: Pick<Search, 'search'>,
    private readonly timer: Timer,
  ) {
    makeAutoObservable<this, 'asked' | 'source' | 'timer' | 'scope'>(
      this,
      { results: observableRef, asked: false, source: false, timer: false, scope: false },
      { autoBind: true },
    );
  }

  /** There is more of the kind that is looked at. */
  get hasMore(): boolean {
    if (this.results.kind !== 'ready' || this.asked?.type === 'all') return false;
    const [group] = this.results.value.groups;
    return group !== undefined && group.items.length < group.totalCount;
  }

  /** Looks for a text; one that was looked for already stands as it is. Nothing is looked for nothing. */
  look(q: string, type: SearchType): void {
    if (this.asked?.q === q && this.asked.type === type && this.results.kind === 'ready') return;
    this.scope.end();
    this.isLoadingMore = false;
    this.hasMoreFailed = false;
    this.isAsking = false;
    this.isSettled = false;
    this.asked = null;
    if (q === '') this.results = IDLE;
    else this.ask({ q, type, page: 1, pageSize: type === 'all' ? OVERVIEW_SIZE : PAGE_SIZE });
  }

  retry(): void {
    const { asked } = this;
    if (asked === null) return;
    this.results = LOADING;
    this.ask({ ...asked, page: 1 });
  }

  /** What was found stays until the answer is here; of one kind alone its first page is shown again. */
  refresh(): void {
    const { asked } = this;
    if (asked === null) return;
    this.scope.end();
    this.isLoadingMore = false;
    this.ask({ ...asked, page: 1 });
  }

  loadMore(): void {
    if (this.asked === null || this.isLoadingMore || !this.hasMore) return;
    this.isLoadingMore = true;
    this.hasMoreFailed = false;
    const next = { ...this.asked, page: this.asked.page + 1 };
    this.scope.hold(this.source.search(next).subscribe((answer) => this.takeMore(next, answer)));
  }

  /** The page is left; a request on its way is cancelled. */
  dispose(): void {
    this.scope.end();
    this.isLoadingMore = false;
    if (this.isAsking || this.results.kind !== 'ready') this.asked = null;
    this.isAsking = false;
  }

  private ask(query: SearchQuery): void {
    this.asked = query;
    this.isAsking = true;
    if (this.results.kind !== 'ready') this.results = LOADING;
    else this.scope.hold(this.timer.after(OLD_RESULTS_STAND, this.makeRoom));
    this.scope.hold(this.source.search(query).subscribe(this.take));
  }

  private makeRoom(): void {
    if (this.isAsking) this.results = LOADING;
  }

  private settle(): void {
    this.isSettled = true;
  }

  private take(answer: Result<SearchResults, GatewayFailure>): void {
    this.isAsking = false;
    this.scope.hold(this.timer.after(SETTLED_AFTER, this.settle));
    this.results = toLoadable(answer);
  }

  private takeMore(query: SearchQuery, answer: Result<SearchResults, GatewayFailure>): void {
    this.isLoadingMore = false;
    this.hasMoreFailed = !answer.ok;
    if (!answer.ok || this.results.kind !== 'ready') return;
    this.asked = query;
    this.results = { kind: 'ready', value: appendHits(this.results.value, answer.value) };
  }
}
