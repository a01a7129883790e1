import type { AlbumCatalogue } from '../../domain/catalogue/album-catalogue.port';
import type { CollectionFilter, CollectionSort } from '../../domain/catalogue/list-sorts';
import type { PlaylistCatalogue } from '../../domain/catalogue/playlist-catalogue.port';
import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import type { HomeItem } from '../../domain/home/home-section';
import type { Clock } from '../ports/clock.port';
import { Remembered } from '../remembered';
import type { AlbumList, CategoryAlbums } from './category-albums';

const AGES = { freshMs: 5_000, staleMs: 60_000 };

/** Part of a list of cards, and how many there are in all. */
export interface CardList {
  readonly items: readonly HomeItem[];
  readonly totalCount: number;
}

/** Of albums: where a category is given, the artist is not looked at. */
export interface CollectionsAsked extends CollectionFilter {
  readonly type: 'album' | 'playlist';
  readonly sort: CollectionSort;
}

export interface CollectionsSources {
  readonly albums: Pick<AlbumCatalogue, 'list' | 'count'>;
  readonly categoryAlbums: CategoryAlbums;
  readonly playlists: Pick<PlaylistCatalogue, 'list' | 'count'>;
}

/** Albums, or the playlists that everybody may see. */
export class ListCollections {
  private readonly countOfAlbums: Remembered<number>;

  constructor(
    private readonly sources: CollectionsSources,
    clock: Clock,
  ) {
    this.countOfAlbums = new Remembered(() => sources.albums.count(undefined), clock, AGES);
  }

  async execute({ type, sort, ...filter }: CollectionsAsked, slice: Slice): Promise<CardList> {
    if (type === 'playlist') return this.playlists(filter, sort, slice);
    const { albums, totalCount } = await this.albums(filter, sort, slice);
    return { items: albums.map((album) => ({ type: 'album', album })), totalCount };
  }

  /** The catalogue changed: the next count is made anew. */
  forget(): void {
    this.countOfAlbums.forget();
  }

  private async playlists(filter: CollectionFilter, sort: CollectionSort, slice: Slice): Promise<CardList> {
    const { playlists } = this.sources;
    const [found, totalCount] = await Promise.all([playlists.list(filter, sort, slice), playlists.count(filter)]);
    return { items: found.map((playlist) => ({ type: 'playlist', playlist })), totalCount };
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
