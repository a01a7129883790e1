import { makeAutoObservable } from 'mobx';
import type { LibraryChange } from '../../../domain/library/library-change';
import type { SectionPage } from '../../../domain/catalogue/browsing.port';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import type { Song } from '../../../domain/catalogue/song';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../domain/shared/page';
import { succeed, type Result } from '../../../domain/shared/result';
import { coalesce } from '../coalesce';
import { PagedListViewModel } from '../search/paged-list.view-model';
import { Scope } from '../scope';
import type { BrowseDeps } from './browse-deps';
import { SongListViewModel } from './song-list.view-model';

const songsAmong = (items: readonly SectionItem[]): readonly Song[] =>
  items.flatMap((item) => (item.type === 'song' ? [item.song] : []));

/** One complete home row. */
export class SectionViewModel {
  readonly pages: PagedListViewModel<SectionItem, 'all', SectionPage>;
  readonly songs: SongListViewModel;
  title = '';
  private readonly scope = new Scope();
  private readonly refreshSoon = coalesce(() => void this.refresh());

  constructor(
    readonly id: string,
    private readonly deps: BrowseDeps,
  ) {
    this.pages = new PagedListViewModel(
      (_, page) => deps.browsing.section(id, page),
      (page: SectionPage) => this.take(page),
    );
    this.songs = new SongListViewModel(() => songsAmong(this.items), deps, {
      hasMore: () => this.pages.hasMore,
      fetch: (page) => this.fetchSongs(page),
    });
    makeAutoObservable<this, 'deps' | 'fetchSongs' | 'scope' | 'refreshSoon'>(
      this,
      { id: false, pages: false, songs: false, deps: false, fetchSongs: false, scope: false, refreshSoon: false },
      { autoBind: true },
    );
  }

  get items(): readonly SectionItem[] {
    return this.pages.list.kind === 'ready' ? this.pages.list.value.items : [];
  }

  /** A row of songs is shown as a table, all others as cards. */
  get isOfSongs(): boolean {
    return this.items[0]?.type === 'song';
  }

  get tracks(): readonly Song[] {
    return songsAmong(this.items);
  }

  /** The number of items; null while it is unknown. */
  get totalCount(): number | null {
    return this.pages.totalCount;
  }

  open(): void {
    this.scope.hold(this.deps.changes.subscribe(this.onLibraryChange));
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
    this.scope.end();
    this.pages.dispose();
  }

  /** Some rows depend on the listening history. */
  private onLibraryChange({ kind }: LibraryChange): void {
    if (kind === 'heard') this.refreshSoon();
  }

  private take(page: SectionPage): void {
    this.title = page.title;
    if (page.page > 1 && !this.pages.isRefreshing) this.songs.grow({ ...page, items: songsAmong(page.items) });
  }

  private async fetchSongs(page: PageRequest): Promise<Result<Page<Song>, GatewayFailure>> {
    const answer = await this.deps.browsing.section(this.id, page);
    return answer.ok ? succeed({ ...answer.value, items: songsAmong(answer.value.items) }) : answer;
  }
}
