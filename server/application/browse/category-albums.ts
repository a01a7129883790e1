import type { AlbumCatalogue } from '../../domain/catalogue/album-catalogue.port';
import type { AlbumCard } from '../../domain/catalogue/album-card';
import type { CollectionSort } from '../../domain/catalogue/list-sorts';
import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import { CachedPages } from '../shared/cached-pages';
import type { Clock } from '../ports/clock.port';

const AGES = { freshMs: 30_000, staleMs: 600_000 };

export interface AlbumList {
  readonly albums: readonly AlbumCard[];
  readonly totalCount: number;
}

/** The albums of a category. Finding them means searching all its songs, so the resulting order is cached for its pages. */
export class CategoryAlbums {
  private readonly lists: CachedPages<readonly string[]>;

  constructor(
    private readonly albums: Pick<AlbumCatalogue, 'ofCategory' | 'albums'>,
    clock: Clock,
  ) {
    this.lists = new CachedPages(clock, AGES);
  }

  async execute(categoryId: string, sort: CollectionSort, { offset, limit }: Slice): Promise<AlbumList> {
    const ids = await this.lists.get(`${categoryId} ${sort}`, () => this.albums.ofCategory(categoryId, sort));
    return { albums: await this.albums.albums(ids.slice(offset, offset + limit)), totalCount: ids.length };
  }

  /** The catalogue changed: the next answer shows it. */
  forget(): void {
    this.lists.forget();
  }
}
