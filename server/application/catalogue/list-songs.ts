import type { CategoryCatalogue } from '../../domain/catalogue/category-catalogue.port';
import type { SongCard } from '../../domain/catalogue/song-card';
import type { Slice, SongCatalogue } from '../../domain/catalogue/song-catalogue.port';
import type { Clock } from '../ports/clock.port';
import { Remembered } from '../remembered';
import type { SongCards } from './song-cards';

// Counting all songs takes longer than reading a page of them, and a listener does not see it off by one for a moment.
const AGES = { freshMs: 5_000, staleMs: 60_000 };

export interface SongList {
  readonly items: readonly SongCard[];
  readonly totalCount: number;
}

/** Which songs are asked for: those of a category, else of an artist, else all. */
export interface SongFilter {
  readonly artistId?: string | undefined;
  readonly categoryId?: string | undefined;
}

export interface SongSources {
  readonly songs: SongCatalogue;
  readonly categories: Pick<CategoryCatalogue, 'songsOf' | 'countSongs'>;
  readonly cards: SongCards;
}

/** Part of all songs, newest first, or of one artist's or category's, most played first. */
export class ListSongs {
  private readonly countOfAll: Remembered<number>;

  constructor(
    private readonly sources: SongSources,
    clock: Clock,
  ) {
    this.countOfAll = new Remembered(() => sources.songs.count(), clock, AGES);
  }

  async execute(filter: SongFilter, slice: Slice): Promise<SongList> {
    const [ids, totalCount] = await this.find(filter, slice);
    return { items: await this.sources.cards.inOrder(ids), totalCount };
  }

  /** The catalogue changed: the next count is made anew. */
  forget(): void {
    this.countOfAll.forget();
  }

  private find({ artistId, categoryId }: SongFilter, slice: Slice): Promise<[readonly string[], number]> {
    const { songs, categories } = this.sources;
    if (categoryId !== undefined) {
      return Promise.all([categories.songsOf(categoryId, slice), categories.countSongs(categoryId)]);
    }
    if (artistId !== undefined) return Promise.all([songs.ofArtist(artistId, slice), songs.count(artistId)]);
    return Promise.all([songs.newest(slice), this.countOfAll.get()]);
  }
}
