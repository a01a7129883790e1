import type { Timer } from '../../../application/ports/timer.port';
import type { Browsing } from '../../../domain/catalogue/browsing.port';
import type { RecentSearches } from '../../../domain/search/recent-searches.port';
import type { Search } from '../../../domain/search/search.port';

/** What the view models of finding are made from. Those come with their pages, so that no first page carries them. */
export interface SearchDeps {
  readonly search: Search;
  readonly browsing: Pick<Browsing, 'songs' | 'artists' | 'collections' | 'categories'>;
  readonly recentSearches: RecentSearches;
  readonly timer: Timer;
}
