import type { Milliseconds } from '../../domain/shared/units';

/** Locks that one tab holds at a time. */
export interface TabLocks {
  /**
   * Runs the work while no other tab holds the lock `name`, and returns the work's result. Waits at most `longestWait`, then runs
   * the work anyway; runs it at once if the browser has no locks. Work that throws releases the lock too.
   */
  hold<T>(name: string, longestWait: Milliseconds, work: () => Promise<T>): Promise<T>;
}
