import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  appendPage,
  beginLoadMore,
  failLoadMore,
  nextPage,
  replaceList,
  type ListState,
} from '../../../domain/catalogue/list-state';
import type { KeptItem, LibraryPage, LibrarySort, LibraryType } from '../../../domain/library/library.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { Scope } from '../scope';
import { coalesce } from '../coalesce';
import type { KeepNeeds } from './keep-needs';

type Totals = Pick<LibraryPage, 'liked' | 'heard'>;

const PAGE_SIZE = 60;

/** The library: what is kept, of one kind or of all, in one order. */
export class LibraryViewModel {
  type: LibraryType = 'all';
  sort: LibrarySort = 'recent';
  /** Null until the first answer. */
  list: ListState<KeptItem> | null = null;
  totals: Totals | null = null;
  failure: GatewayFailure | null = null;
  hasMoreFailed = false;
  /** Which question is the last one: an older answer says nothing any more. */
  private turn = 0;
  private readonly scope = new Scope();

  constructor(private readonly needs: Pick<KeepNeeds, 'library' | 'changes'>) {
    makeAutoObservable<this, 'needs' | 'turn' | 'scope'>(
      this,
      { list: observableRef, totals: observableRef, failure: observableRef, needs: false, turn: false, scope: false },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.list !== null && this.list.page < this.list.totalPages;
  }

  /** Shows what is kept, and again whenever that changes. */
  open(): void {
    this.scope.hold(this.needs.changes.subscribe(coalesce(() => void this.refresh())));
    void this.refresh();
  }

  /** A failure is no answer to come back to: opened again, it asks anew. */
  dispose(): void {
    this.failure = null;
    this.scope.end();
  }

  chooseType(type: LibraryType): void {
    if (type === this.type) return;
    this.type = type;
    this.list = null;
    void this.refresh();
  }

  chooseSort(sort: LibrarySort): void {
    if (sort === this.sort) return;
    this.sort = sort;
    this.list = null;
    void this.refresh();
  }

  /** From the top, as far as it was loaded already, so that nothing moves under the listener. */
  async refresh(): Promise<void> {
    const turn = ++this.turn;
    const pages = this.list?.page ?? 1;
    let list: ListState<KeptItem> | null = null;
    let totals = this.totals;
    for (let page = 1; page <= pages; page += 1) {
      const answer = await this.ask(page);
      if (turn !== this.turn) return;
      if (!answer.ok) return this.fail(answer.error);
      list = list === null ? replaceList(answer.value) : appendPage(list, answer.value);
      totals = answer.value;
    }
    this.reflect(list, totals);
  }

  async more(): Promise<void> {
    const { list } = this;
    const page = list && nextPage(list);
    if (list === null || page === null) return;
    const turn = ++this.turn;
    this.reflect(beginLoadMore(list), this.totals);
    const answer = await this.ask(page);
    if (turn !== this.turn) return;
    this.reflect(
      answer.ok ? appendPage(list, answer.value) : failLoadMore(list),
      answer.ok ? answer.value : this.totals,
    );
    runInAction(() => (this.hasMoreFailed = !answer.ok));
  }

  async retry(): Promise<void> {
    this.failure = null;
    await this.refresh();
  }

  private ask(page: number) {
    return this.needs.library.list({ type: this.type, sort: this.sort, page, pageSize: PAGE_SIZE });
  }

  private reflect(list: ListState<KeptItem> | null, totals: Totals | null): void {
    this.list = list;
    this.totals = totals;
    this.failure = null;
    this.hasMoreFailed = false;
  }

  /** What was there stays there. */
  private fail(failure: GatewayFailure): void {
    if (this.list === null) this.failure = failure;
  }
}
