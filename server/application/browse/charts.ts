import type { ArtistCard } from '../../domain/catalogue/artist-card';
import { CHART_LENGTH, HOME_SIZES } from '../../domain/home/compose-home';
import type { HomeCandidates } from '../../domain/home/home-candidates.port';
import { orderForYou } from '../../domain/home/order-for-you';
import { rankTrending } from '../../domain/home/rank-trending';
import type { Clock } from '../ports/clock.port';
import { StaleWhileRevalidate } from '../shared/stale-while-revalidate';
import { SHELF_LENGTH } from '../home/read-home';

const AGES = { freshMs: 3_000, staleMs: 60_000 };

/** The home page's ranked rows at full length: the same songs and artists first, in the same order. */
export class Charts {
  readonly trending: StaleWhileRevalidate<readonly string[]>;
  readonly forYou: StaleWhileRevalidate<readonly string[]>;
  readonly artists: StaleWhileRevalidate<readonly ArtistCard[]>;

  constructor(
    private readonly shelves: HomeCandidates,
    private readonly clock: Clock,
  ) {
    this.trending = new StaleWhileRevalidate(() => this.rank(), clock, AGES);
    this.forYou = new StaleWhileRevalidate(() => this.choose(), clock, AGES);
    this.artists = new StaleWhileRevalidate(() => shelves.artistsOnTheRise(CHART_LENGTH), clock, AGES);
  }

  /** The catalogue changed: the next answer shows it. */
  forget(): void {
    this.trending.forget();
    this.forYou.forget();
    this.artists.forget();
  }

  private async rank(): Promise<readonly string[]> {
    const { shelves } = this;
    const [recent, most, byNewest] = await Promise.all([
      shelves.recentlyPlayed(CHART_LENGTH),
      shelves.mostPlayed(CHART_LENGTH),
      shelves.newest(CHART_LENGTH),
    ]);
    return rankTrending(recent, most, { byNewest, newShown: HOME_SIZES.new }, CHART_LENGTH);
  }

  private async choose(): Promise<readonly string[]> {
    const day = this.clock.date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    const [some, most] = await Promise.all([
      this.shelves.some(SHELF_LENGTH, day),
      this.shelves.mostPlayed(SHELF_LENGTH),
    ]);
    return orderForYou([...some, ...most], day);
  }
}
