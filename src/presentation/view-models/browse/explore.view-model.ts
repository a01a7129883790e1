import { makeAutoObservable } from 'mobx';
import type { CategoryGrouping, ExploredCategory } from '../../../domain/catalogue/category-detail';
import { PagedListViewModel } from '../search/paged-list.view-model';
import type { BrowseDeps } from './browse-deps';

export type ExploredGroup = 'all' | CategoryGrouping;

const GROUPS: readonly CategoryGrouping[] = ['mood', 'genre', 'activity'];

/** The whole catalogue, by category. */
export class ExploreViewModel {
  readonly pages: PagedListViewModel<ExploredCategory, 'all'>;
  group: ExploredGroup = 'all';

  constructor(deps: Pick<BrowseDeps, 'browsing'>) {
    this.pages = new PagedListViewModel((_, page) => deps.browsing.categories(page));
    makeAutoObservable(this, { pages: false }, { autoBind: true });
  }

  /** Only groups that hold something can be chosen. */
  get groups(): readonly ExploredGroup[] {
    return ['all', ...GROUPS.filter((group) => this.all.some(({ grouping }) => grouping === group))];
  }

  get categories(): readonly ExploredCategory[] {
    return this.group === 'all' ? this.all : this.all.filter(({ grouping }) => grouping === this.group);
  }

  choose(group: ExploredGroup): void {
    this.group = group;
  }

  open(): void {
    this.pages.show('all');
  }

  retry(): void {
    void this.pages.load();
  }

  refresh(): Promise<void> {
    return this.pages.refresh();
  }

  loadMore(): void {
    void this.pages.more();
  }

  dispose(): void {
    this.pages.dispose();
  }

  private get all(): readonly ExploredCategory[] {
    return this.pages.list.kind === 'ready' ? this.pages.list.value.items : [];
  }
}
