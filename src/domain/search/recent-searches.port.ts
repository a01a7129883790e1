import type { EventStream } from '../shared/event-stream';

/** This listener's searches, newest first, stored in this browser. */
export interface RecentSearches {
  readonly changes: EventStream<readonly string[]>;
  list(): readonly string[];
  /** Adds the text first and removes an earlier one with the same folded text. The oldest beyond the limit are removed. */
  add(q: string): void;
  remove(q: string): void;
  clear(): void;
}
