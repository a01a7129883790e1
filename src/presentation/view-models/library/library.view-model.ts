import { makeAutoObservable, observableRef } from 'mobx';
import type { ListState } from '../../../domain/catalogue/list-state';
import type { LibraryItem, LibraryPage, LibrarySort, LibraryType } from '../../../domain/library/library.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { coalesce } from '../coalesce';
import { PagedListViewModel } from '../search/paged-list.view-model';
import { Scope } from '../scope';
import type { LibraryDeps } from './library-deps';

type Totals = Pick<LibraryPage, 'liked' | 'heard'>;

/** Divisible by two to six, so that rows of that many covers are full. */
const PAGE_SIZE = 60;

/** The library: its items of one kind or of all kinds, in one order. */
export class LibraryViewModel {
  type: LibraryType = 'all';
  sort: LibrarySort = 'recent';
  /** Null until the first answer. */
  totals: Totals | null = null;
  private readonly pages: PagedListViewModel<LibraryItem, string, LibraryPage>;
  private readonly scope = new Scope();

  constructor(private readonly deps: Pick<LibraryDeps, 'library' | 'changes'>) {
    this.pages = new PagedListViewModel(
      (_, { page }) => deps.library.list({ type: this.type, sort: this.sort, page, pageSize: PAGE_SIZE }),
      (page: LibraryPage) => this.take(page),
    );
    makeAutoObservable<this, 'deps' | 'pages' | 'scope'>(
      this,
      { totals: observableRef, deps: false, pages: false, scope: false },
      { autoBind: true },
    );
  }

  /** Null until the first response, and if it fails. */
  get list(): ListState<LibraryItem> | null {
    const { list } = this.pages;
    return list.kind === 'ready' ? list.value : null;
  }

  get failure(): GatewayFailure | null {
    const { list } = this.pages;
    return list.kind === 'failed' ? list.failure : null;
  }

  get hasMore(): boolean {
    return this.pages.hasMore;
  }

  get hasMoreFailed(): boolean {
    return this.pages.hasMoreFailed;
  }

  /** Shows the library, and refreshes it after every change; a failed list is requested anew. */
  open(): void {
    this.scope.hold(this.deps.changes.subscribe(coalesce(() => void this.refresh())));
    if (this.list === null) this.show();
    else void this.refresh();
  }

  dispose(): void {
    this.scope.end();
    this.pages.dispose();
  }

  chooseType(type: LibraryType): void {
    this.type = type;
    this.show();
  }

  chooseSort(sort: LibrarySort): void {
    this.sort = sort;
    this.show();
  }

  refresh(): Promise<void> {
    return this.pages.refresh();
  }

  more(): Promise<void> {
    return this.pages.more();
  }

  retry(): Promise<void> {
    return this.pages.load();
  }

  private show(): void {
    this.pages.show(`${this.type} ${this.sort}`);
  }

  private take({ liked, heard }: LibraryPage): void {
    this.totals = { liked, heard };
  }
}
