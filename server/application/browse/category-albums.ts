import type { AlbumCatalogue } from '../../domain/catalogue/album-catalogue.port';
import type { AlbumCard } from '../../domain/catalogue/album-card';
import type { CollectionSort } from '../../domain/catalogue/list-sorts';
import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import type { Clock } from '../ports/clock.port';
import { StaleWhileRevalidate } from '../stale-while-revalidate';

const AGES = { freshMs: 30_000, staleMs: 600_000 };
const MAX_LISTS = 64;

export interface AlbumList {
  readonly albums: readonly AlbumCard[];
  readonly totalCount: number;
}

/** The albums of a category. Finding them means searching all its songs, so the resulting order is cached for its pages. */
export class CategoryAlbums {
  private lists = new Map<string, StaleWhileRevalidate<readonly string[]>>();

  constructor(
    private readonly albums: Pick<AlbumCatalogue, 'ofCategory' | 'albums'>,
    private readonly clock: Clock,
  ) {}

  async execute(categoryId: string, sort: CollectionSort, { offset, limit }: Slice): Promise<AlbumList> {
    const ids = await this.listOf(categoryId, sort).get();
    return { albums: await this.albums.albums(ids.slice(offset, offset + limit)), totalCount: ids.length };
  }

  /** The catalogue changed: the next answer shows it. */
  forget(): void {
    this.lists = new Map();
  }

  private listOf(categoryId: string, sort: CollectionSort): StaleWhileRevalidate<readonly string[]> {
    const key = `${categoryId} ${sort}`;
    const list = this.lists.get(key) ?? this.makeList(categoryId, sort);
    // The list that was requested last is dropped last.
    this.lists.delete(key);
    this.lists.set(key, list);
    for (const oldest of this.lists.keys()) {
      if (this.lists.size <= MAX_LISTS) break;
      this.lists.delete(oldest);
    }
    return list;
  }

  private makeList(categoryId: string, sort: CollectionSort): StaleWhileRevalidate<readonly string[]> {
    return new StaleWhileRevalidate(() => this.albums.ofCategory(categoryId, sort), this.clock, AGES);
  }
}
