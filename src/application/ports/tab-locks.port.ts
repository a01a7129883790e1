import type { Milliseconds } from '../../domain/shared/units';

/** One tab at a time. */
export interface TabLocks {
  /**
   * Runs the work while no other tab holds the name, and answers its answer. Waits at most so long, then runs it all the same;
   * at once where the browser has no locks. Work that throws lets go too.
   */
  hold<T>(name: string, longestWait: Milliseconds, work: () => Promise<T>): Promise<T>;
}
