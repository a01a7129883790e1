import type { ArtistCard } from '../../domain/catalogue/artist-card';
import type { CategoryCatalogue } from '../../domain/catalogue/category-catalogue.port';
import type { PlaylistCatalogue } from '../../domain/catalogue/playlist-catalogue.port';
import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import { CATEGORY_ALBUMS, CATEGORY_ARTISTS, type SectionTitle } from '../../domain/home/section-name';
import type { HomeItem, HomeSection } from '../../domain/home/home-section';
import type { ReadHome } from '../home/read-home';
import type { SongList } from '../catalogue/list-songs';
import type { Charts } from './charts';
import type { CardList, ListCollections } from './list-collections';
import type { ReadCategory } from './read-category';
import type { SongLists, SongListType } from './song-lists';

export interface SectionSources {
  readonly readHome: Pick<ReadHome, 'execute'>;
  readonly charts: Charts;
  readonly songLists: SongLists;
  readonly listCollections: ListCollections;
  readonly playlists: Pick<PlaylistCatalogue, 'ofService'>;
  readonly categories: Pick<CategoryCatalogue, 'categories' | 'count' | 'category'>;
  readonly readCategory: Pick<ReadCategory, 'execute'>;
}

/** One page of a full home row. */
export interface SectionPart extends CardList {
  readonly title: SectionTitle;
  readonly action: HomeSection['action'];
}

interface SectionQuery {
  readonly id: string;
  readonly slice: Slice;
  readonly accountId: string | null;
}

const SONG_ROWS: ReadonlyMap<string, SongListType & SectionTitle> = new Map(
  (['new', 'trending', 'for-you', 'recent'] as const).map((id) => [id, id]),
);

const asItems = ({ items, totalCount }: SongList): CardList => ({
  items: items.map((song): HomeItem => ({ type: 'song', song })),
  totalCount,
});

const partOf = <T>(all: readonly T[], { offset, limit }: Slice): readonly T[] => all.slice(offset, offset + limit);

const artistsIn = (artists: readonly ArtistCard[], slice: Slice): CardList => ({
  items: partOf(artists, slice).map((artist): HomeItem => ({ type: 'artist', artist })),
  totalCount: artists.length,
});

/** A row of the home page or of a category's page, page by page. */
export class ReadSection {
  constructor(private readonly sources: SectionSources) {}

  /** Null if there is no such row. */
  async execute({ id, slice, accountId }: SectionQuery): Promise<SectionPart | null> {
    const type = SONG_ROWS.get(id);
    if (type !== undefined) {
      const songs = asItems(await this.sources.songLists.execute(type, slice, accountId));
      return { ...songs, title: type, action: type === 'recent' ? 'history' : 'song' };
    }
    if (id.startsWith(CATEGORY_ALBUMS)) return this.albumsOf(id.slice(CATEGORY_ALBUMS.length), slice);
    if (id.startsWith(CATEGORY_ARTISTS)) return this.artistsOf(id.slice(CATEGORY_ARTISTS.length), slice);
    return this.cardsOf(id, slice);
  }

  private async cardsOf(id: string, slice: Slice): Promise<SectionPart | null> {
    switch (id) {
      case 'featured':
        return this.featured(slice);
      case 'playlists':
        return this.playlists(slice);
      case 'albums': {
        const albums = await this.sources.listCollections.execute({ type: 'album', sort: 'newest' }, slice);
        return { ...albums, title: 'albums', action: 'album' };
      }
      case 'artists':
        return { ...artistsIn(await this.sources.charts.artists.get(), slice), title: 'artists', action: 'artist' };
      case 'categories':
        return this.categories(slice);
      default:
        return null;
    }
  }

  private async featured(slice: Slice): Promise<SectionPart | null> {
    const row = (await this.sources.readHome.execute()).find(({ id }) => id === 'featured');
    const items = row?.items ?? [];
    return { items: partOf(items, slice), totalCount: items.length, title: 'featured', action: row?.action ?? 'album' };
  }

  private async playlists(slice: Slice): Promise<SectionPart> {
    const { playlists, readHome } = this.sources;
    const [found, sections] = await Promise.all([playlists.ofService(slice), readHome.execute()]);
    const items = found.map((playlist): HomeItem => ({ type: 'playlist', playlist }));
    const totalCount = sections.find(({ id }) => id === 'playlists')?.totalCount ?? 0;
    return { items, totalCount, title: 'playlists', action: 'playlist' };
  }

  private async categories(slice: Slice): Promise<SectionPart> {
    const { categories } = this.sources;
    const [found, totalCount] = await Promise.all([categories.categories(slice), categories.count()]);
    const items = found.map((category): HomeItem => ({ type: 'category', category }));
    return { items, totalCount, title: 'categories', action: 'category' };
  }

  private async albumsOf(categoryId: string, slice: Slice): Promise<SectionPart | null> {
    const { categories, listCollections } = this.sources;
    if ((await categories.category(categoryId)) === null) return null;
    const albums = await listCollections.execute({ type: 'album', categoryId, sort: 'popular' }, slice);
    return { ...albums, title: 'category-albums', action: 'album' };
  }

  private async artistsOf(categoryId: string, slice: Slice): Promise<SectionPart | null> {
    const page = await this.sources.readCategory.execute(categoryId);
    return page && { ...artistsIn(page.artists, slice), title: 'category-artists', action: 'artist' };
  }
}
