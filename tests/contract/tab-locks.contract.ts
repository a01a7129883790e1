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
    it('runs the work and answers its answer', async () => {
      const { tab } = await makeWorld();
      const work = await tab.hold('a', LONG);
      await work.begins();
      expect(await work.ends()).toBe('done');
    });

    it('keeps another tab waiting until the work has ended', async () => {
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

    it('keeps the same tab waiting too', async () => {
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

    it('lets work of another name go on beside it', async () => {
      const { tab, otherTab } = await makeWorld();
      const first = await tab.hold('a', LONG);
      await first.begins();
      const second = await otherTab.hold('b', LONG);
      await second.begins();
      expect([await second.ends(), await first.ends()]).toEqual(['done', 'done']);
    });

    it('lets go of work that throws, and passes on what it threw', async () => {
      const { tab, otherTab } = await makeWorld();
      const first = await tab.hold('a', LONG);
      await first.begins();
      const second = await otherTab.hold('a', LONG);
      const thrown = await first.ends('badly');
      await second.begins();
      expect([thrown, await second.ends()]).toEqual(['went badly', 'done']);
    });

    it('waits no longer than it may, and then runs all the same', async () => {
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
