import type { EventStream } from '../shared/event-stream';

/** What this listener searched for, newest first, kept in this browser. */
export interface RecentSearches {
  readonly changes: EventStream<readonly string[]>;
  list(): readonly string[];
  /** Puts the text first; the same text folded goes where it was. The oldest beyond the limit go. */
  add(q: string): void;
  remove(q: string): void;
  clear(): void;
}
