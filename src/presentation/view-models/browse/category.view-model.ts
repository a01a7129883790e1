import { makeAutoObservable } from 'mobx';
import type { CategoryDetail } from '../../../domain/catalogue/category-detail';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import type { Song } from '../../../domain/catalogue/song';
import type { PageRequest } from '../../../domain/shared/page';
import { AnswerViewModel } from '../answer.view-model';
import { PagedListViewModel } from '../search/paged-list.view-model';
import type { Loadable } from '../loadable';
import type { BrowseDeps } from './browse-deps';
import { SongListViewModel } from './song-list.view-model';

/** Which part of a category is shown. */
export type CategoryPart = 'all' | 'playlist' | 'album' | 'song';

/** One category's page: its rows, and everything in it by kind. */
export class CategoryViewModel {
  part: CategoryPart = 'all';
  readonly songs: PagedListViewModel<Song, 'song'>;
  readonly collections: PagedListViewModel<SectionItem, 'album' | 'playlist'>;
  readonly playing: SongListViewModel;
  private readonly answer = new AnswerViewModel(() => this.deps.browsing.category(this.id));

  constructor(
    readonly id: string,
    private readonly deps: BrowseDeps,
  ) {
    this.songs = new PagedListViewModel((_, page) => this.fetchSongs(page));
    this.collections = new PagedListViewModel((type, page) =>
      deps.browsing.collections({ type, categoryId: id, sort: 'popular', ...page }),
    );
    this.playing = new SongListViewModel(() => this.tracks, deps, {
      hasMore: () => this.songs.hasMore,
      fetch: (page) => deps.browsing.songs({ categoryId: id, ...page }),
    });
    makeAutoObservable<this, 'deps' | 'answer' | 'fetchSongs'>(
      this,
      {
        id: false,
        songs: false,
        collections: false,
        playing: false,
        deps: false,
        answer: false,
        fetchSongs: false,
      },
      { autoBind: true },
    );
  }

  get category(): Loadable<CategoryDetail> {
    return this.answer.state;
  }

  get tracks(): readonly Song[] {
    return this.songs.list.kind === 'ready' ? this.songs.list.value.items : [];
  }

  /** The number of songs in the list below; null while it is unknown. */
  get songCount(): number | null {
    return this.songs.totalCount;
  }

  open(): void {
    if (this.category.kind !== 'ready') void this.answer.load();
    this.fill();
  }

  retry(): void {
    void this.answer.load();
  }

  async refresh(): Promise<void> {
    await Promise.all([this.answer.refresh(), this.songs.refresh(), this.collections.refresh()]);
  }

  choosePart(part: CategoryPart): void {
    this.part = part;
    this.fill();
  }

  loadMoreSongs(): void {
    void this.songs.more();
  }

  dispose(): void {
    this.answer.dispose();
    this.songs.dispose();
    this.collections.dispose();
  }

  /** The first songs are part of the page; the rest is loaded on request. */
  private fill(): void {
    this.songs.show('song');
    if (this.part === 'album' || this.part === 'playlist') this.collections.show(this.part);
  }

  private async fetchSongs(page: PageRequest) {
    const answer = await this.deps.browsing.songs({ categoryId: this.id, ...page });
    if (answer.ok && page.page > 1 && !this.songs.isRefreshing) this.playing.grow(answer.value);
    return answer;
  }
}
