import { MemoryRateLimiter } from '../../../server/infrastructure/system/memory-rate-limiter';

const LIMIT = { burst: 3, perSecond: 0.5 };

function limiterAt(time: { now: number }): MemoryRateLimiter {
  return new MemoryRateLimiter({ now: () => time.now, date: () => new Date(time.now) });
}

describe('calls counted in memory', () => {
  it('are allowed in a burst, then at the rate', async () => {
    const time = { now: 0 };
    const limiter = limiterAt(time);
    const take = () => limiter.take('one', LIMIT);
    expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, 2]);
    time.now = 2_000;
    expect([await take(), await take()]).toEqual([0, 2]);
  });

  it('say one second where a part of one is left', async () => {
    const time = { now: 0 };
    const limiter = limiterAt(time);
    await limiter.take('one', { burst: 1, perSecond: 0.5 });
    time.now = 1_900;
    expect(await limiter.take('one', { burst: 1, perSecond: 0.5 })).toBe(1);
  });

  it('are there again when they are given back, and no more than there were', async () => {
    const limiter = limiterAt({ now: 0 });
    await limiter.giveBack('one', LIMIT);
    const take = () => limiter.take('one', LIMIT);
    expect([await take(), await take(), await take()]).toEqual([0, 0, 0]);
    await limiter.giveBack('one', LIMIT);
    expect([await take(), await take()]).toEqual([0, 2]);
  });

  it('are counted for each caller', async () => {
    const limiter = limiterAt({ now: 0 });
    await limiter.take('one', { burst: 1, perSecond: 1 });
    expect(await limiter.take('two', { burst: 1, perSecond: 1 })).toBe(0);
  });

  it('are not given back by a clock that is set back', async () => {
    const time = { now: 10_000 };
    const limiter = limiterAt(time);
    await limiter.take('one', { burst: 1, perSecond: 1 });
    time.now = 0;
    expect(await limiter.take('one', { burst: 1, perSecond: 1 })).toBe(1);
  });

  it('forget whoever was quiet longest when too many call', async () => {
    const limiter = limiterAt({ now: 0 });
    const limit = { burst: 1, perSecond: 1 };
    for (let caller = 0; caller <= 50_000; caller += 1) await limiter.take(`caller ${caller}`, limit);
    expect(await limiter.take('caller 50000', limit)).toBe(1);
    expect(await limiter.take('caller 0', limit)).toBe(0);
  });
});
