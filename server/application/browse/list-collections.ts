import type { AlbumCatalogue } from '../../domain/catalogue/album-catalogue.port';
import type { CollectionFilter, CollectionSort } from '../../domain/catalogue/list-sorts';
import type { PlaylistCatalogue } from '../../domain/catalogue/playlist-catalogue.port';
import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import type { HomeItem } from '../../domain/home/home-section';
import type { Clock } from '../ports/clock.port';
import { Remembered } from '../remembered';

const AGES = { freshMs: 5_000, staleMs: 60_000 };

/** Part of a list of cards, and how many there are in all. */
export interface CardList {
  readonly items: readonly HomeItem[];
  readonly totalCount: number;
}

export interface CollectionsAsked extends CollectionFilter {
  readonly type: 'album' | 'playlist';
  readonly sort: CollectionSort;
}

type Albums = Pick<AlbumCatalogue, 'list' | 'count'>;
type Playlists = Pick<PlaylistCatalogue, 'list' | 'count'>;

/** Albums, or the playlists that everybody may see. */
export class ListCollections {
  private readonly countOfAlbums: Remembered<number>;

  constructor(
    private readonly albums: Albums,
    private readonly playlists: Playlists,
    clock: Clock,
  ) {
    this.countOfAlbums = new Remembered(() => albums.count({}), clock, AGES);
  }

  async execute({ type, sort, ...filter }: CollectionsAsked, slice: Slice): Promise<CardList> {
    if (type === 'playlist') {
      const [playlists, totalCount] = await Promise.all([
        this.playlists.list(filter, sort, slice),
        this.playlists.count(filter),
      ]);
      return { items: playlists.map((playlist) => ({ type: 'playlist', playlist })), totalCount };
    }
    const [albums, totalCount] = await Promise.all([this.albums.list(filter, sort, slice), this.countAlbums(filter)]);
    return { items: albums.map((album) => ({ type: 'album', album })), totalCount };
  }

  /** The catalogue changed: the next count is made anew. */
  forget(): void {
    this.countOfAlbums.forget();
  }

  private countAlbums(filter: CollectionFilter): Promise<number> {
    const isAll = filter.artistId === undefined && filter.categoryId === undefined;
    return isAll ? this.countOfAlbums.get() : this.albums.count(filter);
  }
}
