import type { Timer } from '../../../application/ports/timer.port';
import type { Browsing } from '../../../domain/catalogue/browsing.port';
import type { Sorts } from '../../../domain/catalogue/sorts';
import type { RecentSearches } from '../../../domain/search/recent-searches.port';
import type { Search } from '../../../domain/search/search.port';

/** The dependencies of the search view models, which are loaded with their pages and not with the first page. */
export interface SearchDeps {
  readonly search: Search;
  readonly browsing: Pick<Browsing, 'songs' | 'artists' | 'collections' | 'categories'>;
  readonly sorts: Sorts;
  readonly recentSearches: RecentSearches;
  readonly timer: Timer;
}
