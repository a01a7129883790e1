import type { AlbumCard } from '../../domain/catalogue/album-card';
import type { ArtistCard } from '../../domain/catalogue/artist-card';
import type { CategoryCatalogue, CategoryHead } from '../../domain/catalogue/category-catalogue.port';
import type { ArtistCards } from '../catalogue/artist-cards';
import type { CategoryAlbums } from './category-albums';

const SIZES = { albums: 8, artists: 8 } as const;

export interface CategoryPage {
  readonly category: CategoryHead;
  readonly albums: readonly AlbumCard[];
  readonly albumCount: number;
  readonly artists: readonly ArtistCard[];
}

export interface CategorySources {
  readonly categories: Pick<CategoryCatalogue, 'category' | 'artistsOf'>;
  readonly categoryAlbums: CategoryAlbums;
  readonly artistCards: ArtistCards;
}

/** One category with its rows: its albums, most played first, and its artists. */
export class ReadCategory {
  constructor(private readonly sources: CategorySources) {}

  /** Null where there is no such category. */
  async execute(id: string): Promise<CategoryPage | null> {
    const { categories, categoryAlbums, artistCards } = this.sources;
    const [category, { albums, totalCount: albumCount }, artistIds] = await Promise.all([
      categories.category(id),
      categoryAlbums.execute(id, 'popular', { offset: 0, limit: SIZES.albums }),
      categories.artistsOf(id, SIZES.artists),
    ]);
    return category && { category, albums, albumCount, artists: await artistCards.inOrder(artistIds) };
  }
}
