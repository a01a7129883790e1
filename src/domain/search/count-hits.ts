import { knownCount } from '../shared/page';
import type { SearchGroup } from './search.port';

/** The number of hits in all groups; null while that of any group is unknown. */
export function countHits(groups: readonly SearchGroup[]): number | null {
  let sum = 0;
  for (const { items, totalCount, hasMore } of groups) {
    const count = knownCount(totalCount, items.length, hasMore);
    if (count === null) return null;
    sum += count;
  }
  return sum;
}
