import { BehaviorSubject } from 'rxjs';
import { addRecentSearch } from '../../../src/domain/search/add-recent-search';
import type { RecentSearches } from '../../../src/domain/search/recent-searches.port';

/** Recent searches in memory. */
export class MemoryRecentSearches implements RecentSearches {
  private readonly subject = new BehaviorSubject<readonly string[]>([]);
  readonly changes = this.subject.asObservable();

  list(): readonly string[] {
    return this.subject.value;
  }

  add(q: string): void {
    this.subject.next(addRecentSearch(this.subject.value, q));
  }

  remove(q: string): void {
    this.subject.next(this.subject.value.filter((text) => text !== q));
  }

  clear(): void {
    this.subject.next([]);
  }
}
