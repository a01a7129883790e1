import type { TabLocks } from '../../../src/application/ports/tab-locks.port';
import type { HeldWork } from '../../contract/tab-locks.contract';

/** Work under a lock, which ends when the test ends it. */
export class ToldWork implements HeldWork {
  private readonly begun: Promise<void>;
  private tellBegun = (): void => undefined;
  private tellEnd = (_how: 'well' | 'badly'): void => undefined;
  private readonly answer: Promise<string>;
  private isBegun = false;

  constructor(locks: TabLocks, name: string, longestWait: number) {
    this.begun = new Promise((resolve) => (this.tellBegun = resolve));
    const end = new Promise<'well' | 'badly'>((resolve) => (this.tellEnd = resolve));
    this.answer = locks
      .hold(name, longestWait, async () => {
        this.isBegun = true;
        this.tellBegun();
        if ((await end) === 'badly') throw new Error('went badly');
        return 'done';
      })
      .catch((error: Error) => error.message);
  }

  async hasBegun(): Promise<boolean> {
    return this.isBegun;
  }

  begins(): Promise<void> {
    return this.begun;
  }

  ends(how: 'well' | 'badly' = 'well'): Promise<string> {
    this.tellEnd(how);
    return this.answer;
  }
}
