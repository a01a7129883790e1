import { BehaviorSubject, type Observable } from 'rxjs';
import type { KeyValueStore } from '../../application/ports/key-value-store.port';
import { addRecentSearch } from '../../domain/search/add-recent-search';
import type { RecentSearches } from '../../domain/search/recent-searches.port';
import type { EventStream } from '../../domain/shared/event-stream';
import { parseJson } from '../../domain/shared/parse-json';

const KEY = 'recentSearches';

/** Recent searches, stored in this browser and shared by all its tabs. */
export class StoredRecentSearches implements RecentSearches {
  private readonly subject: BehaviorSubject<readonly string[]>;
  readonly changes: EventStream<readonly string[]>;

  /** `changedElsewhere` emits the key that another tab has changed; null: all of them. */
  constructor(
    private readonly store: KeyValueStore,
    changedElsewhere: Observable<string | null>,
  ) {
    this.subject = new BehaviorSubject(this.read());
    this.changes = this.subject.asObservable();
    changedElsewhere.subscribe((key) => {
      if (key === null || key === KEY) this.subject.next(this.read());
    });
  }

  list(): readonly string[] {
    return this.subject.value;
  }

  add(q: string): void {
    this.keep(addRecentSearch(this.subject.value, q));
  }

  remove(q: string): void {
    this.keep(this.subject.value.filter((text) => text !== q));
  }

  clear(): void {
    this.keep([]);
  }

  private keep(texts: readonly string[]): void {
    this.store.write(KEY, JSON.stringify(texts));
    this.subject.next(texts);
  }

  private read(): readonly string[] {
    const stored = parseJson(this.store.read(KEY) ?? '');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  }
}
