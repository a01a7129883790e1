import type { Milliseconds } from '../../src/domain/shared/units';

/** Some work under a lock, which ends when the test says so. */
export interface HeldWork {
  hasBegun(): Promise<boolean>;
  /** Resolves when it has begun. */
  begins(): Promise<void>;
  /** Ends the work; returns the answer of `hold`, or the message of the error that it threw. */
  ends(how?: 'well' | 'badly'): Promise<string>;
}

export interface LockingTab {
  hold(name: string, longestWait: Milliseconds): Promise<HeldWork>;
}

export interface TabLocksWorld {
  readonly tab: LockingTab;
  readonly otherTab: LockingTab;
  /** Lets this much time pass. */
  pass(time: Milliseconds): Promise<void>;
}

const LONG: Milliseconds = 60_000;
const SHORT: Milliseconds = 200;

/** Contract tests of tab locks, which let one tab work at a time. */
export function describeTabLocks(name: string, makeWorld: () => Promise<TabLocksWorld>): void {
  describe(`${name} as locks between tabs`, () => {
    it('runs the work and returns its result', async () => {
      const { tab } = await makeWorld();
      const work = await tab.hold('a', LONG);
      await work.begins();
      expect(await work.ends()).toBe('done');
    });

    it('makes another tab wait until the work has ended', async () => {
      const { tab, otherTab, pass } = await makeWorld();
      const first = await tab.hold('a', LONG);
      await first.begins();
      const second = await otherTab.hold('a', LONG);
      await pass(SHORT);
      const before = await second.hasBegun();
      await first.ends();
      await second.begins();
      expect([before, await second.ends()]).toEqual([false, 'done']);
    });

    it('makes a second call of the same tab wait too', async () => {
      const { tab, pass } = await makeWorld();
      const first = await tab.hold('a', LONG);
      await first.begins();
      const second = await tab.hold('a', LONG);
      await pass(SHORT);
      const before = await second.hasBegun();
      await first.ends();
      await second.begins();
      expect([before, await second.ends()]).toEqual([false, 'done']);
    });

    it('runs work under another name at the same time', async () => {
      const { tab, otherTab } = await makeWorld();
      const first = await tab.hold('a', LONG);
      await first.begins();
      const second = await otherTab.hold('b', LONG);
      await second.begins();
      expect([await second.ends(), await first.ends()]).toEqual(['done', 'done']);
    });

    it('releases the lock when the work throws, and passes the error on', async () => {
      const { tab, otherTab } = await makeWorld();
      const first = await tab.hold('a', LONG);
      await first.begins();
      const second = await otherTab.hold('a', LONG);
      const thrown = await first.ends('badly');
      await second.begins();
      expect([thrown, await second.ends()]).toEqual(['went badly', 'done']);
    });

    it('waits no longer than the given limit, and then runs the work anyway', async () => {
      const { tab, otherTab, pass } = await makeWorld();
      const first = await tab.hold('a', LONG);
      await first.begins();
      const second = await otherTab.hold('a', SHORT);
      await pass(SHORT);
      await second.begins();
      expect([await second.ends(), await first.ends()]).toEqual(['done', 'done']);
    });
  });
}
