import type { ArtistCard } from '../../domain/catalogue/artist-card';
import type { ArtistCatalogue } from '../../domain/catalogue/artist-catalogue.port';
import type { ArtistSort } from '../../domain/catalogue/list-sorts';
import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import type { ArtistCards } from '../catalogue/artist-cards';
import type { Clock } from '../ports/clock.port';
import { StaleWhileRevalidate } from '../shared/stale-while-revalidate';

const AGES = { freshMs: 5_000, staleMs: 60_000 };

/** Part of all artists with songs. */
export class ListArtists {
  private readonly countOfAll: StaleWhileRevalidate<number>;

  constructor(
    private readonly artists: Pick<ArtistCatalogue, 'list' | 'count'>,
    private readonly cards: ArtistCards,
    clock: Clock,
  ) {
    this.countOfAll = new StaleWhileRevalidate(() => artists.count(), clock, AGES);
  }

  async execute(
    sort: ArtistSort,
    slice: Slice,
  ): Promise<{ readonly items: readonly ArtistCard[]; readonly totalCount: number }> {
    const [found, totalCount] = await Promise.all([this.artists.list(sort, slice), this.countOfAll.get()]);
    return { items: await this.cards.of(found), totalCount };
  }

  /** The catalogue changed: the next request counts again. */
  forget(): void {
    this.countOfAll.forget();
  }
}
