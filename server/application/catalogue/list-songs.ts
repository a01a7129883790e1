import type { CategoryCatalogue } from '../../domain/catalogue/category-catalogue.port';
import type { ArtistCatalogue } from '../../domain/catalogue/artist-catalogue.port';
import type { SongSort } from '../../domain/catalogue/list-sorts';
import type { SongCard } from '../../domain/catalogue/song-card';
import type { Slice, SongCatalogue } from '../../domain/catalogue/song-catalogue.port';
import type { Clock } from '../ports/clock.port';
import { StaleWhileRevalidate } from '../shared/stale-while-revalidate';
import type { SongCards } from './song-cards';

// Counting all songs takes longer than reading a page of them, and a listener does not notice a count that is slightly wrong for
// a moment.
const AGES = { freshMs: 5_000, staleMs: 60_000 };

export interface SongList {
  readonly items: readonly SongCard[];
  readonly totalCount: number;
}

/** Which songs are requested: those of a category, else of an artist, else all; without `sort` in their natural order. */
export interface SongFilter {
  readonly artistId?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly only?: 'videos' | undefined;
  readonly sort?: SongSort | undefined;
}

export interface SongSources {
  readonly songs: SongCatalogue;
  readonly artists: Pick<ArtistCatalogue, 'artist'>;
  readonly categories: Pick<CategoryCatalogue, 'songsOf' | 'category'>;
  readonly cards: SongCards;
}

/**
 * One page of songs: all songs, newest first, or those of one artist or category, most played first; `sort` overrides this order.
 */
export class ListSongs {
  private readonly counts: Readonly<Record<'all' | 'videos', StaleWhileRevalidate<number>>>;

  constructor(
    private readonly sources: SongSources,
    clock: Clock,
  ) {
    this.counts = {
      all: new StaleWhileRevalidate(() => sources.songs.count(), clock, AGES),
      videos: new StaleWhileRevalidate(() => sources.songs.count('videos'), clock, AGES),
    };
  }

  async execute(filter: SongFilter, slice: Slice): Promise<SongList> {
    const [ids, totalCount] = await this.find(filter, slice);
    return { items: await this.sources.cards.inOrder(ids), totalCount };
  }

  /** The catalogue changed: the next request counts again. */
  forget(): void {
    this.counts.all.forget();
    this.counts.videos.forget();
  }

  private find(filter: SongFilter, slice: Slice): Promise<[readonly string[], number]> {
    const { songs, categories, artists } = this.sources;
    const { artistId, categoryId, only, sort } = filter;
    if (categoryId !== undefined) {
      const count = categories.category(categoryId).then((category) => category?.songCount ?? 0);
      return Promise.all([categories.songsOf(categoryId, sort ?? 'popular', slice), count]);
    }
    if (artistId !== undefined) {
      const count = artists.artist(artistId).then((artist) => artist?.songCount ?? 0);
      return Promise.all([songs.ofArtist(artistId, sort ?? 'popular', slice), count]);
    }
    return Promise.all([songs.all(sort ?? 'newest', slice, only), this.counts[only ?? 'all'].get()]);
  }
}
