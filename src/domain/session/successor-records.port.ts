import type { SuccessorRecord } from './refresh';

/**
 * The latest pair, stored where every tab sees it at once; `localStorage` reaches other browser processes late (security.md §1).
 * No method fails: where this storage is missing or blocked, reading returns null and writing does nothing.
 */
export interface SuccessorRecords {
  read(): Promise<SuccessorRecord | null>;
  /** Resolves once every other tab can read it. */
  write(record: SuccessorRecord): Promise<void>;
  clear(): Promise<void>;
}
