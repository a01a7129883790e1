import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListRequest } from '../../../domain/administration/list-request';
import { FIRST_PAGE } from '../../../domain/catalogue/list-state';
import { resetKeys } from '../../../domain/catalogue/reset-keys';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { CountedPage } from '../../../domain/shared/page';
import type { Result } from '../../../domain/shared/result';
import { renewed } from '../answer.view-model';
import { LOADING, toLoadable, type Loadable } from '../loadable';
import { PAGE_SIZES } from '../page-sizes';

export type ManagedSource<T, S extends string> = (
  request: ListRequest<S>,
) => Promise<Result<CountedPage<T>, GatewayFailure>>;

type Answer<T> = Result<CountedPage<T>, GatewayFailure>;

/** A table of administration: one page of it, sorted, and filtered by a search text. */
export class ManagedListViewModel<T extends { readonly id: string }, S extends string> {
  page: Loadable<CountedPage<T>> = LOADING;
  request: ListRequest<S>;
  /** Another page is loading; the current one stays until it arrives. */
  isTurning = false;
  /** Ids of the rows that are being changed. */
  busy: ReadonlySet<string> = new Set();
  private requestNumber = 0;
  private readonly first: ListRequest<S>;

  constructor(
    private readonly source: ManagedSource<T, S>,
    sort: S,
  ) {
    this.first = { searchText: '', sort, page: FIRST_PAGE, pageSize: PAGE_SIZES[0] };
    this.request = this.first;
    makeAutoObservable<this, 'source' | 'requestNumber' | 'first'>(
      this,
      {
        page: observableRef,
        request: observableRef,
        busy: observableRef,
        source: false,
        requestNumber: false,
        first: false,
      },
      { autoBind: true },
    );
  }

  refresh(): Promise<void> {
    return this.fetch((answer) => renewed(this.page, answer));
  }

  private async fetch(show: (answer: Answer<T>) => Loadable<CountedPage<T>>): Promise<void> {
    const question = ++this.requestNumber;
    this.isTurning = true;
    const answer = await this.source(this.request);
    if (question !== this.requestNumber) return;
    runInAction(() => {
      this.isTurning = false;
      this.page = show(answer);
    });
    if (answer.ok) await this.stepBack(answer.value);
  }

  turnTo(page: number): Promise<void> {
    return this.ask(this.request, { page });
  }

  resize(pageSize: number): Promise<void> {
    return this.ask(this.fromTheFirstPage, { pageSize });
  }

  sortBy(sort: S): Promise<void> {
    return this.ask(this.fromTheFirstPage, { sort });
  }

  seek(searchText: string): Promise<void> {
    return this.ask(this.fromTheFirstPage, { searchText: searchText.trim() });
  }

  /** While `run` runs, the row's controls are disabled. */
  async during<R>(id: string, run: () => Promise<R>): Promise<R> {
    this.mark(id, true);
    const answer = await run();
    this.mark(id, false);
    return answer;
  }

  /** Replaces one row after a change. */
  replace(id: string, change: (item: T) => T): void {
    if (this.page.kind !== 'ready') return;
    const items = this.page.value.items.map((item) => (item.id === id ? change(item) : item));
    this.page = { kind: 'ready', value: { ...this.page.value, items } };
  }

  dispose(): void {
    this.requestNumber += 1;
  }

  /** Resets the page number; the order, the page size and the search text stay. */
  private get fromTheFirstPage(): ListRequest<S> {
    return resetKeys(this.request, this.first, ['page']);
  }

  private ask(request: ListRequest<S>, change: Partial<ListRequest<S>>): Promise<void> {
    this.request = { ...request, ...change };
    return this.fetch(toLoadable);
  }

  /** The last page may have disappeared since; then the page before it is the last. */
  private async stepBack({ items, totalPages, page }: CountedPage<T>): Promise<void> {
    if (items.length === 0 && totalPages > 0 && page > totalPages) await this.turnTo(totalPages);
  }

  private mark(id: string, isOn: boolean): void {
    const others = [...this.busy].filter((each) => each !== id);
    this.busy = new Set(isOn ? [...others, id] : others);
  }
}
