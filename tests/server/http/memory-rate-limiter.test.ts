import { MemoryRateLimiter } from '../../../server/infrastructure/system/memory-rate-limiter';

const LIMIT = { burst: 3, perSecond: 0.5 };

function limiterAt(time: { now: number }): MemoryRateLimiter {
  return new MemoryRateLimiter({ now: () => time.now, date: () => new Date(time.now) });
}

describe('MemoryRateLimiter', () => {
  it('allows a burst of calls, then calls at the rate', async () => {
    const time = { now: 0 };
    const limiter = limiterAt(time);
    const take = () => limiter.consume('one', LIMIT);
    expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, 2]);
    time.now = 2_000;
    expect([await take(), await take()]).toEqual([0, 2]);
  });

  it('reports a wait of one second if only a part of a second is left', async () => {
    const time = { now: 0 };
    const limiter = limiterAt(time);
    await limiter.consume('one', { burst: 1, perSecond: 0.5 });
    time.now = 1_900;
    expect(await limiter.consume('one', { burst: 1, perSecond: 0.5 })).toBe(1);
  });

  it('allows calls again after they are given back, and never more than the burst', async () => {
    const limiter = limiterAt({ now: 0 });
    await limiter.giveBack('one', LIMIT);
    const take = () => limiter.consume('one', LIMIT);
    expect([await take(), await take(), await take()]).toEqual([0, 0, 0]);
    await limiter.giveBack('one', LIMIT);
    expect([await take(), await take()]).toEqual([0, 2]);
  });

  it('counts each caller separately', async () => {
    const limiter = limiterAt({ now: 0 });
    await limiter.consume('one', { burst: 1, perSecond: 1 });
    expect(await limiter.consume('two', { burst: 1, perSecond: 1 })).toBe(0);
  });

  it('does not give calls back if the clock is set back', async () => {
    const time = { now: 10_000 };
    const limiter = limiterAt(time);
    await limiter.consume('one', { burst: 1, perSecond: 1 });
    time.now = 0;
    expect(await limiter.consume('one', { burst: 1, perSecond: 1 })).toBe(1);
  });

  it('forgets the caller that was quiet longest if there are too many callers', async () => {
    const limiter = limiterAt({ now: 0 });
    const limit = { burst: 1, perSecond: 1 };
    for (let caller = 0; caller <= 50_000; caller += 1) await limiter.consume(`caller ${caller}`, limit);
    expect(await limiter.consume('caller 50000', limit)).toBe(1);
    expect(await limiter.consume('caller 0', limit)).toBe(0);
  });
});
