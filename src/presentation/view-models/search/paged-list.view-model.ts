import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  appendPage,
  beginLoadMore,
  emptyList,
  failLoadMore,
  nextPage,
  replaceList,
  type ListState,
} from '../../../domain/catalogue/list-state';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { shiftCount, type Page, type PageRequest } from '../../../domain/shared/page';
import { isPassing } from '../../../domain/shared/passing-failure';
import type { Result } from '../../../domain/shared/result';
import { LOADING, type Loadable } from '../loadable';

/** Loads the pages of a list; `order` is the sort order plus any other request parameters. */
export type ListSource<T, O, P extends Page<T> = Page<T>> = (
  order: O,
  page: PageRequest,
) => Promise<Result<P, GatewayFailure>>;

/** More than a window shows: with the specification's 10 per page, several requests would be needed to fill it. */
const PAGE_SIZE = 50;

/** A complete list of one kind, page by page (specification §4, "Home lists"). */
export class PagedListViewModel<T, O extends string, P extends Page<T> = Page<T>> {
  list: Loadable<ListState<T>> = LOADING;
  hasMoreFailed = false;
  /** The data being requested is already shown. */
  isRefreshing = false;
  private order: O | null = null;
  private requestNumber = 0;
  /** The next page was requested before or during a refresh; which page is next is known only after the refresh. */
  private isMoreWanted = false;
  /** Number of changes that are already shown but not yet confirmed by the backend. */
  private changing = 0;

  /** `taken` receives each page that counts. */
  constructor(
    private readonly source: ListSource<T, O, P>,
    private readonly taken: (page: P) => void = () => undefined,
  ) {
    makeAutoObservable<this, 'order' | 'requestNumber' | 'isMoreWanted' | 'changing' | 'source' | 'taken'>(
      this,
      {
        list: observableRef,
        isRefreshing: false,
        order: false,
        requestNumber: false,
        isMoreWanted: false,
        changing: false,
        source: false,
        taken: false,
      },
      { autoBind: true },
    );
  }

  /** The length of the list; null while it is unknown. */
  get totalCount(): number | null {
    return this.list.kind === 'ready' ? this.list.value.totalCount : null;
  }

  get hasMore(): boolean {
    return this.list.kind === 'ready' && !this.list.value.isLast;
  }

  get isLoadingMore(): boolean {
    return this.list.kind === 'ready' && this.list.value.isLoadingMore;
  }

  /** Shows the list in this order from its beginning; a list already in this order stays as it is. */
  show(order: O): void {
    if (this.order === order && this.list.kind === 'ready') return;
    this.order = order;
    void this.load();
  }

  async load(): Promise<void> {
    this.list = LOADING;
    this.endRefresh();
    this.hasMoreFailed = false;
    const answer = await this.ask(emptyList<T>().page);
    if (answer === null) return;
    runInAction(() => {
      this.list = answer.ok
        ? { kind: 'ready', value: replaceList(answer.value) }
        : { kind: 'failed', failure: answer.error };
    });
  }

  async more(): Promise<void> {
    if (this.list.kind !== 'ready') return;
    if (this.isRefreshing) {
      this.isMoreWanted = true;
      return;
    }
    const shown = this.list.value;
    const page = nextPage(shown);
    if (page === null) return;
    this.list = { kind: 'ready', value: beginLoadMore(shown) };
    this.hasMoreFailed = false;
    const answer = await this.ask(page);
    if (answer !== null) runInAction(() => this.takeMore(answer));
  }

  /** Replaces the items of the list: the owner's change is shown before the backend has responded. */
  rearrange(change: (items: readonly T[]) => readonly T[]): void {
    if (this.list.kind !== 'ready') return;
    this.stopRefresh();
    const { items: before, totalCount } = this.list.value;
    const items = change(before);
    const value = { ...this.list.value, items, totalCount: shiftCount(totalCount, items.length - before.length) };
    this.list = { kind: 'ready', value };
  }

  /** Sends a change that `rearrange` already shows. Until the last pending change is answered, the list is not refreshed. */
  async send<R>(change: () => Promise<R>): Promise<R> {
    this.changing += 1;
    try {
      return await change();
    } finally {
      this.changing -= 1;
    }
  }

  /** Reloads the list as far as it was loaded; the shown items stay until then, and also if the request fails temporarily. */
  async refresh(): Promise<void> {
    if (this.order === null || this.changing > 0) return;
    if (this.list.kind !== 'ready') return this.load();
    const { page: pages, isLoadingMore } = this.list.value;
    this.isMoreWanted ||= isLoadingMore || this.hasMoreFailed;
    let list = emptyList<T>();
    this.isRefreshing = true;
    for (let page = 1; page <= pages; page += 1) {
      const answer = await this.ask(page);
      if (answer === null) return;
      if (!answer.ok) return this.failRefresh(answer.error);
      list = page === 1 ? replaceList(answer.value) : appendPage(list, answer.value);
    }
    await this.showAnew(list);
  }

  /**
   * The page is closed: a pending response changes nothing, and the list can be continued later. A failed list is requested anew.
   */
  dispose(): void {
    this.requestNumber += 1;
    this.endRefresh();
    this.list = this.list.kind === 'ready' ? { kind: 'ready', value: failLoadMore(this.list.value) } : LOADING;
  }

  /** Null for a response that arrived after a newer request. */
  private async ask(page: number): Promise<Result<P, GatewayFailure> | null> {
    const request = ++this.requestNumber;
    if (this.order === null) return null;
    const answer = await this.source(this.order, { page, pageSize: PAGE_SIZE });
    if (request !== this.requestNumber) return null;
    if (answer.ok) runInAction(() => this.taken(answer.value));
    return answer;
  }

  private showAnew(list: ListState<T>): Promise<void> {
    this.list = { kind: 'ready', value: list };
    return this.loadNext();
  }

  private async failRefresh(failure: GatewayFailure): Promise<void> {
    if (!isPassing(failure)) this.list = { kind: 'failed', failure };
    else if (this.list.kind === 'ready') this.list = { kind: 'ready', value: failLoadMore(this.list.value) };
    await this.loadNext();
  }

  private async loadNext(): Promise<void> {
    const isMoreWanted = this.isMoreWanted;
    this.endRefresh();
    if (isMoreWanted) await this.more();
  }

  /** A pending response is older than the shown items. */
  private stopRefresh(): void {
    if (!this.isRefreshing) return;
    this.requestNumber += 1;
    this.isRefreshing = false;
  }

  private endRefresh(): void {
    this.isRefreshing = false;
    this.isMoreWanted = false;
  }

  private takeMore(answer: Result<Page<T>, GatewayFailure>): void {
    this.hasMoreFailed = !answer.ok;
    if (this.list.kind !== 'ready') return;
    const shown = this.list.value;
    this.list = { kind: 'ready', value: answer.ok ? appendPage(shown, answer.value) : failLoadMore(shown) };
  }
}
