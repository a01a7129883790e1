import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LibraryChange } from '../../../domain/library/library-change';
import type { BrowsedCollection, CollectionType } from '../../../domain/catalogue/browsing.port';
import type { CollectionDetail, CollectionFacts, CollectionSong } from '../../../domain/catalogue/collection-detail';
import type { Song } from '../../../domain/catalogue/song';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { mapPage, type Page, type PageRequest } from '../../../domain/shared/page';
import { succeed, type Result } from '../../../domain/shared/result';
import { PagedListViewModel } from '../search/paged-list.view-model';
import { Scope } from '../scope';
import { coalesce } from '../coalesce';
import type { BrowseDeps } from './browse-deps';
import { gatherSongs } from './gather-songs';
import { SongListViewModel } from './song-list.view-model';

/** What the first page of a collection contains about the whole. */
export interface CollectionHead {
  readonly name: string;
  readonly imageUrl: string;
  readonly facts: CollectionFacts | null;
}

/** For each list that the product generates: the library change that changes the list. */
const MADE_OF: Partial<Record<CollectionType, LibraryChange['kind']>> = { liked: 'annotated', recent: 'heard' };

/** The page of an album, a playlist or a list that the product generates. */
export class CollectionViewModel {
  readonly pages: PagedListViewModel<CollectionSong, 'all', CollectionDetail>;
  readonly songs: SongListViewModel;
  head: CollectionHead | null = null;
  isSaved = false;
  isSaving = false;
  private readonly scope = new Scope();
  private readonly refreshSoon = coalesce(() => void this.refresh());
  private readonly whole = {
    hasMore: () => this.pages.hasMore,
    fetch: (page: PageRequest) => this.fetchSongs(page),
  };

  constructor(
    readonly collection: BrowsedCollection,
    private readonly deps: BrowseDeps,
  ) {
    this.pages = new PagedListViewModel(
      (_, page) => deps.browsing.collection(collection, page),
      (detail: CollectionDetail) => this.take(detail),
    );
    this.songs = new SongListViewModel(() => this.items.map(({ song }) => song), deps, this.whole);
    makeAutoObservable<this, 'deps' | 'whole' | 'fetchSongs' | 'scope' | 'refreshSoon'>(
      this,
      {
        collection: false,
        pages: false,
        songs: false,
        head: observableRef,
        deps: false,
        whole: false,
        fetchSongs: false,
        scope: false,
        refreshSoon: false,
      },
      { autoBind: true },
    );
  }

  get items(): readonly CollectionSong[] {
    return this.pages.list.kind === 'ready' ? this.pages.list.value.items : [];
  }

  /** The number of songs; null while it is unknown. */
  get totalCount(): number | null {
    return this.pages.totalCount;
  }

  get hasSongs(): boolean {
    return this.items.length > 0 || this.pages.hasMore;
  }

  get isEmptyList(): boolean {
    return this.collection.kind === 'list' && this.pages.list.kind === 'ready' && !this.hasSongs;
  }

  open(): void {
    this.scope.hold(this.deps.changes.subscribe(this.onLibraryChange));
    this.pages.show('all');
  }

  retry(): void {
    void this.pages.load();
  }

  loadMore(): void {
    void this.pages.more();
  }

  /** A change by the owner, shown at once. */
  rearrange(change: (items: readonly CollectionSong[]) => readonly CollectionSong[]): void {
    this.pages.rearrange(change);
  }

  /** Sends a change that `rearrange` already shows. */
  send<R>(change: () => Promise<R>): Promise<R> {
    return this.pages.send(change);
  }

  refresh(): Promise<void> {
    return this.pages.refresh();
  }

  /** Loads the missing songs first. */
  async withAllSongs(take: (songs: readonly Song[]) => void): Promise<void> {
    const here = this.items.map(({ song }) => song);
    const answer = await gatherSongs(here, this.whole);
    if (answer.ok) take(answer.value);
    else this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }

  toggleSaved(): void {
    this.deps.gate.attempt({ reason: 'save', complete: () => void this.save() });
  }

  dispose(): void {
    this.scope.end();
    this.pages.dispose();
  }

  private onLibraryChange(change: LibraryChange): void {
    const { collection } = this;
    if (collection.kind !== 'list') this.onSavedChange(collection.id, change);
    else if (change.kind === MADE_OF[collection.type]) this.refreshSoon();
  }

  /** While this page saves or removes the collection itself, only the response to that request counts. */
  private onSavedChange(id: string, change: LibraryChange): void {
    if (change.kind === 'saved' && change.collectionId === id && !this.isSaving) this.isSaved = change.isSaved;
  }

  private async save(): Promise<void> {
    const { saving, notices } = this.deps;
    const { collection } = this;
    if (collection.kind === 'list' || this.isSaving) return;
    this.isSaving = true;
    const answer = await saving.execute(collection.id, this.isSaved);
    runInAction(() => {
      this.isSaving = false;
      if (answer.ok) this.isSaved = answer.value.isSaved;
    });
    if (!answer.ok) notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
    else
      notices.show({ type: answer.value.notice.type, message: { kind: 'server', text: answer.value.notice.message } });
  }

  private async fetchSongs(page: PageRequest): Promise<Result<Page<Song>, GatewayFailure>> {
    const answer = await this.deps.browsing.collection(this.collection, page);
    return answer.ok ? succeed(mapPage(answer.value, ({ song }) => song)) : answer;
  }

  private take(detail: CollectionDetail): void {
    if (detail.page > 1) {
      if (!this.pages.isRefreshing) this.songs.grow(mapPage(detail, ({ song }) => song));
      return;
    }
    const { name, imageUrl, facts, isSaved } = detail;
    this.head = { name, imageUrl, facts };
    if (!this.isSaving) this.isSaved = isSaved;
  }
}
