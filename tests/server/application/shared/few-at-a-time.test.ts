import { setImmediate as turn } from 'node:timers/promises';
import { FewAtATime } from '../../../../server/application/shared/few-at-a-time';

/** Work that ends when the test ends it. */
class Work {
  readonly begun: number[] = [];
  private readonly ends = new Map<number, () => void>();

  start(few: FewAtATime, name: number): Promise<number> {
    return few.run(async () => {
      this.begun.push(name);
      await new Promise<void>((resolve) => this.ends.set(name, resolve));
      return name;
    });
  }

  async end(name: number): Promise<void> {
    this.ends.get(name)?.();
    await turn();
  }
}

describe('FewAtATime', () => {
  it('starts the next task in order when one ends', async () => {
    const few = new FewAtATime(2);
    const work = new Work();
    const all = [1, 2, 3, 4].map((name) => work.start(few, name));
    await turn();
    expect(work.begun).toEqual([1, 2]);
    await work.end(2);
    expect(work.begun).toEqual([1, 2, 3]);
    for (const name of [1, 3, 4]) await work.end(name);
    await expect(Promise.all(all)).resolves.toEqual([1, 2, 3, 4]);
  });

  it('gives the slot of a failed task to the next task', async () => {
    const few = new FewAtATime(1);
    const failing = few.run(() => Promise.reject(new Error('no')));
    const next = few.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });

  it('has all its slots free again when all tasks have ended', async () => {
    const few = new FewAtATime(2);
    const work = new Work();
    await Promise.all([1, 2, 3].map(() => few.run(() => Promise.resolve())));
    const all = [1, 2, 3].map((name) => work.start(few, name));
    await turn();
    expect(work.begun).toEqual([1, 2]);
    for (const name of [1, 2, 3]) await work.end(name);
    await Promise.all(all);
  });
});
