import { StaleWhileRevalidate } from '../../../../server/application/shared/stale-while-revalidate';

const AGES = { freshMs: 100, staleMs: 1_000 };

/** A load that answers 1, 2, 3 …, each when the test says so. */
function counted() {
  const time = { now: 0 };
  const waiting: ((isGood: boolean) => void)[] = [];
  let calls = 0;
  const load = (): Promise<number> => {
    calls += 1;
    const answer = calls;
    return new Promise((resolve, reject) => {
      waiting.push((isGood) => (isGood ? resolve(answer) : reject(new Error(`load ${answer}`))));
    });
  };
  const clock = { now: () => time.now, date: () => new Date(time.now) };
  const settle = async (isGood = true): Promise<void> => {
    waiting.shift()?.(isGood);
    await new Promise(setImmediate);
  };
  return { time, settle, calls: () => calls, remembered: new StaleWhileRevalidate(load, clock, AGES) };
}

describe('a cached answer', () => {
  it('is loaded once for all callers that ask at the same time', async () => {
    const { remembered, settle, calls } = counted();
    const answers = Promise.all([remembered.get(), remembered.get(), remembered.get()]);
    await settle();
    expect(await answers).toEqual([1, 1, 1]);
    expect(calls()).toBe(1);
  });

  it('is returned without a new load while it is fresh', async () => {
    const { remembered, settle, time, calls } = counted();
    const first = remembered.get();
    await settle();
    await first;
    time.now = 99;
    expect(await remembered.get()).toBe(1);
    expect(calls()).toBe(1);
  });

  it('is returned while a new one is loaded, once it is no longer fresh', async () => {
    const { remembered, settle, time } = counted();
    void remembered.get();
    await settle();
    time.now = 100;
    expect(await remembered.get()).toBe(1);
    await settle();
    expect(await remembered.get()).toBe(2);
  });

  it('is no longer returned once it is stale', async () => {
    const { remembered, settle, time } = counted();
    void remembered.get();
    await settle();
    time.now = 1_000;
    const second = remembered.get();
    await settle();
    expect(await second).toBe(2);
  });

  it('is loaded again after it is forgotten, and the load in progress is not cached', async () => {
    const { remembered, settle } = counted();
    const before = remembered.get();
    remembered.forget();
    const after = remembered.get();
    await settle();
    await settle();
    expect(await before).toBe(1);
    expect(await after).toBe(2);
    expect(await remembered.get()).toBe(2);
  });

  it('is still returned until it is stale when a new load fails', async () => {
    const { remembered, settle, time } = counted();
    void remembered.get();
    await settle();
    time.now = 500;
    expect(await remembered.get()).toBe(1);
    await settle(false);
    expect(await remembered.get()).toBe(1);
  });

  it('passes on the error of a failed first load, and loads again for the next caller', async () => {
    const { remembered, settle } = counted();
    const failed = expect(remembered.get()).rejects.toThrow('load 1');
    await settle(false);
    await failed;
    const next = remembered.get();
    await settle();
    expect(await next).toBe(2);
  });

  it('is loaded again for a caller that requires a later one, and is still returned to all others', async () => {
    const { remembered, settle, time, calls } = counted();
    void remembered.get();
    await settle();
    time.now = 50;
    const known = remembered.getSince(20);
    expect(await remembered.get()).toBe(1);
    await settle();
    expect(await known).toBe(2);
    expect(await remembered.getSince(20)).toBe(2);
    expect(calls()).toBe(2);
  });

  it('waits for a load that began before the required moment, and then for one more load', async () => {
    const { remembered, settle, time } = counted();
    void remembered.get();
    time.now = 50;
    const known = [remembered.getSince(20), remembered.getSince(20)];
    await settle();
    await settle();
    expect(await Promise.all(known)).toEqual([2, 2]);
  });

  it('is later than the required moment although the load that began before it failed', async () => {
    const { remembered, settle, time } = counted();
    const failed = expect(remembered.get()).rejects.toThrow('load 1');
    time.now = 50;
    const known = remembered.getSince(20);
    await settle(false);
    await failed;
    await settle();
    expect(await known).toBe(2);
  });

  it('does not wait for a required moment that is in the future', async () => {
    const { remembered, settle, time, calls } = counted();
    void remembered.get();
    await settle();
    time.now = 50;
    const known = remembered.getSince(10_000);
    await settle();
    expect(await known).toBe(2);
    expect(calls()).toBe(2);
  });
});
