import type { AlbumCatalogue } from '../../domain/catalogue/album-catalogue.port';
import type { CollectionFilter, CollectionSort } from '../../domain/catalogue/list-sorts';
import type { PlaylistCatalogue } from '../../domain/catalogue/playlist-catalogue.port';
import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import type { HomeItem } from '../../domain/home/home-section';
import type { Clock } from '../ports/clock.port';
import { StaleWhileRevalidate } from '../shared/stale-while-revalidate';
import { CachedPages } from '../shared/cached-pages';
import type { AlbumList, CategoryAlbums } from './category-albums';

const AGES = { freshMs: 5_000, staleMs: 60_000 };
/** A page is never older than this, because listeners' saves and plays change it. */
const PAGE_AGES = { freshMs: 5_000, staleMs: 5_000 };

/** One page of a list of cards, and the total number of cards. */
export interface CardList {
  readonly items: readonly HomeItem[];
  readonly totalCount: number;
}

export interface CollectionList extends CardList {
  /** Whether other listeners receive the same list. */
  readonly isShared: boolean;
}

/** For albums: if a category is given, the artist is ignored. */
export interface CollectionsQuery extends CollectionFilter {
  readonly type: 'album' | 'playlist';
  readonly sort: CollectionSort;
}

export interface CollectionsSources {
  readonly albums: Pick<AlbumCatalogue, 'list' | 'count'>;
  readonly categoryAlbums: CategoryAlbums;
  readonly playlists: Pick<PlaylistCatalogue, 'list' | 'count'>;
}

/** Albums, or the public playlists. */
export class ListCollections {
  private readonly countOfAlbums: StaleWhileRevalidate<number>;
  private readonly pagesOfAlbums: CachedPages<CollectionList>;

  constructor(
    private readonly sources: CollectionsSources,
    clock: Clock,
  ) {
    this.countOfAlbums = new StaleWhileRevalidate(() => sources.albums.count(undefined), clock, AGES);
    this.pagesOfAlbums = new CachedPages(clock, PAGE_AGES);
  }

  async execute({ type, sort, ...filter }: CollectionsQuery, slice: Slice): Promise<CollectionList> {
    if (type === 'playlist') return this.playlists(filter, sort, slice);
    if (filter.artistId === undefined && filter.categoryId === undefined) return this.allAlbums(sort, slice);
    return cardsOf(await this.albums(filter, sort, slice));
  }

  /** The catalogue changed: the next request counts again. */
  forget(): void {
    this.countOfAlbums.forget();
    this.pagesOfAlbums.forget();
  }

  private allAlbums(sort: CollectionSort, slice: Slice): Promise<CollectionList> {
    const name = `${sort} ${slice.offset} ${slice.limit}`;
    return this.pagesOfAlbums.get(name, async () => ({
      ...cardsOf(await this.albums({}, sort, slice)),
      isShared: true,
    }));
  }

  private async playlists(filter: CollectionFilter, sort: CollectionSort, slice: Slice): Promise<CollectionList> {
    const { playlists } = this.sources;
    const [found, totalCount] = await Promise.all([playlists.list(filter, sort, slice), playlists.count(filter)]);
    return { items: found.map((playlist) => ({ type: 'playlist', playlist })), totalCount, isShared: false };
  }

  private async albums(filter: CollectionFilter, sort: CollectionSort, slice: Slice): Promise<AlbumList> {
    const { albums, categoryAlbums } = this.sources;
    const { artistId, categoryId } = filter;
    if (categoryId !== undefined) return categoryAlbums.execute(categoryId, sort, slice);
    const count = artistId === undefined ? this.countOfAlbums.get() : albums.count(artistId);
    const [found, totalCount] = await Promise.all([albums.list(artistId, sort, slice), count]);
    return { albums: found, totalCount };
  }
}

const cardsOf = ({ albums, totalCount }: AlbumList): CollectionList => ({
  items: albums.map((album) => ({ type: 'album', album })),
  totalCount,
  isShared: false,
});
