import { Subject } from 'rxjs';
import type { TabAnnouncement, TabChannel } from '../../../src/application/ports/tab-channel.port';
import type { TabLocks } from '../../../src/application/ports/tab-locks.port';
import type { Timer } from '../../../src/application/ports/timer.port';
import type { SuccessorRecord } from '../../../src/domain/session/refresh';
import type { SuccessorRecords } from '../../../src/domain/session/successor-records.port';
import type { Milliseconds } from '../../../src/domain/shared/units';

/**
 * A channel between the tabs of one browser, of the session or of another matter: each announcement arrives at once, or when
 * `deliver` runs it.
 */
export class MemoryTabChannel<T = TabAnnouncement> {
  private readonly heard = new Subject<T>();
  readonly announcements = this.heard.asObservable();

  constructor(
    private readonly tabs: Set<MemoryTabChannel<T>> = new Set(),
    private readonly deliver: (run: () => void) => void = (run) => run(),
  ) {
    tabs.add(this);
  }

  announce(announcement: T): void {
    this.tabs.forEach((tab) => {
      if (tab !== this) tab.deliver(() => tab.heard.next(announcement));
    });
  }
}

/** One record, seen by every tab at once. */
export class MemorySuccessorRecords implements SuccessorRecords {
  record: SuccessorRecord | null = null;

  async read(): Promise<SuccessorRecord | null> {
    return this.record;
  }

  async write(record: SuccessorRecord): Promise<void> {
    this.record = record;
  }

  async clear(): Promise<void> {
    this.record = null;
  }
}

/** Locks that the tabs of one browser share, first come, first served. */
export class MemoryTabLocks implements TabLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  constructor(private readonly timer: Timer) {}

  async hold<T>(name: string, longestWait: Milliseconds, work: () => Promise<T>): Promise<T> {
    const before = this.held.get(name);
    const turn = before === undefined ? Promise.resolve() : this.either(before, longestWait);
    const begun = turn.then(work);
    const ended = Promise.allSettled([before, begun]);
    this.held.set(name, ended);
    try {
      return await begun;
    } finally {
      if (this.held.get(name) === ended) this.held.delete(name);
    }
  }

  private either(before: Promise<unknown>, longestWait: Milliseconds): Promise<void> {
    return new Promise((resolve) => {
      const wait = this.timer.after(longestWait, resolve);
      void before.then(() => {
        wait.unsubscribe();
        resolve();
      });
    });
  }
}

/** A browser without Web Locks. */
export const NO_LOCKS: TabLocks = { hold: (_name, _longestWait, work) => work() };

/** A browser that stores no record. */
export const NO_RECORDS: SuccessorRecords = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** A browser whose tabs cannot communicate. */
export const NO_CHANNEL: TabChannel = {
  announcements: { subscribe: () => ({ unsubscribe: () => undefined }) },
  announce: () => undefined,
};
