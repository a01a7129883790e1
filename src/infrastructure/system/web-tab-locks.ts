import type { TabLocks } from '../../application/ports/tab-locks.port';
import type { Timer } from '../../application/ports/timer.port';
import type { Milliseconds } from '../../domain/shared/units';

/** The Web Locks of the browser. They are missing on plain http, and refused in some private windows. */
export class WebTabLocks implements TabLocks {
  constructor(
    private readonly locks: () => LockManager | undefined,
    private readonly timer: Timer,
  ) {}

  async hold<T>(name: string, longestWait: Milliseconds, work: () => Promise<T>): Promise<T> {
    const locks = this.locks();
    if (locks === undefined) return work();
    const abort = new AbortController();
    const wait = this.timer.after(longestWait, () => abort.abort());
    let started: Promise<T> | null = null;
    const start = () => {
      wait.unsubscribe();
      return (started = work());
    };
    try {
      await locks.request(name, { signal: abort.signal }, start);
    } catch {
      // The wait was too long, or locks are refused here: `begun` shows whether the work started. An error of the work is thrown
      // below.
    }
    wait.unsubscribe();
    return started ?? work();
  }
}
