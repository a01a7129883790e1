import { LruMap } from '../../../contract/kernel/lru-map';
import type { Clock } from '../ports/clock.port';
import { StaleWhileRevalidate, type StaleAges } from './stale-while-revalidate';

/** Enough for the first pages of every order; a page of fifty cards is some 80 kB. */
const MAX_PAGES = 64;

/** Caches the most recently requested pages of a list; concurrent requests for a page share one load. */
export class CachedPages<T> {
  private readonly pages = new LruMap<string, StaleWhileRevalidate<T>>(MAX_PAGES);

  constructor(
    private readonly clock: Clock,
    private readonly ages: StaleAges,
  ) {}

  /** The page with this name; `load` fetches a page that is missing or too old. */
  get(name: string, load: () => Promise<T>): Promise<T> {
    const page = this.pages.get(name) ?? new StaleWhileRevalidate(load, this.clock, this.ages);
    this.pages.set(name, page);
    return page.get();
  }

  /** The cached pages are outdated from now on. */
  forget(): void {
    this.pages.clear();
  }
}
