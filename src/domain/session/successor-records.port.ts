import type { SuccessorRecord } from './refresh';

/**
 * The latest pair where every tab sees it at once; `localStorage` reaches other browser processes late (security.md §1).
 * Nothing here fails: where such a place is missing or blocked, reading answers null and writing does nothing.
 */
export interface SuccessorRecords {
  read(): Promise<SuccessorRecord | null>;
  /** Resolves once every other tab reads it. */
  write(record: SuccessorRecord): Promise<void>;
  clear(): Promise<void>;
}
