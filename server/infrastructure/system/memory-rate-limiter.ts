import type { Clock } from '../../application/ports/clock.port';
import { LruMap } from '../../../contract/kernel/lru-map';
import type { RateLimit, RateLimiter } from '../../application/ports/rate-limiter.port';

const MAX_BUCKETS = 50_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Buckets in this process's memory: forgotten on restart, not shared with other processes. */
export class MemoryRateLimiter implements RateLimiter {
  private readonly buckets = new LruMap<string, Bucket>(MAX_BUCKETS);

  constructor(private readonly clock: Clock) {}

  consume(key: string, { burst, perSecond }: RateLimit): Promise<number> {
    const now = this.clock.now();
    const { left, at } = this.buckets.get(key) ?? { left: burst, at: now };
    const filled = Math.min(burst, left + (Math.max(0, now - at) / 1_000) * perSecond);
    const isAllowed = filled >= 1;
    this.buckets.set(key, { left: isAllowed ? filled - 1 : filled, at: now });
    return Promise.resolve(isAllowed ? 0 : Math.max(1, Math.ceil((1 - filled) / perSecond)));
  }

  giveBack(key: string, { burst }: RateLimit): Promise<void> {
    const bucket = this.buckets.get(key);
    if (bucket !== undefined) this.buckets.set(key, { ...bucket, left: Math.min(burst, bucket.left + 1) });
    return Promise.resolve();
  }
}
