import { sql, type Kysely } from 'kysely';
import { LruMap } from '../../../../contract/kernel/lru-map';
import type { Clock } from '../../../application/ports/clock.port';
import type { RateLimit, RateLimiter } from '../../../application/ports/rate-limiter.port';
import type { Schema } from '../schema';

const SECOND = 1_000;
/** Longer than any bucket takes to fill up. */
const RETENTION_MS = 6 * 3_600 * SECOND;
/** Old buckets are full, so they are deleted from time to time. */
const SWEEP_EVERY = 200;
const MAX_ENTRIES = 10_000;

/** Stores rate limit buckets in the database: they survive a restart and apply to all processes. */
export class PostgresRateLimiter implements RateLimiter {
  private taken = 0;
  /** The time until which a bucket stays empty, whatever other processes take from it: a flood is rejected without the database. */
  private readonly emptyUntil = new LruMap<string, number>(MAX_ENTRIES);

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly clock: Clock,
  ) {}

  async consume(key: string, limit: RateLimit): Promise<number> {
    const known = this.emptyUntil.get(key) ?? 0;
    if (known > this.clock.now()) return this.secondsUntil(known);
    this.emptyUntil.delete(key);
    this.taken += 1;
    if (this.taken % SWEEP_EVERY === 0) await this.sweep();
    const missing = await this.takeOut(key, limit);
    if (missing <= 0) return 0;
    const until = this.clock.now() + (missing / limit.perSecond) * SECOND;
    this.emptyUntil.set(key, until);
    return this.secondsUntil(until);
  }

  async giveBack(key: string, { burst }: RateLimit): Promise<void> {
    this.emptyUntil.delete(key);
    await this.db
      .updateTable('rate_buckets')
      .set({ left_over: sql`least(${burst}::float8, left_over + 1)` })
      .where('key', '=', key)
      .execute();
  }

  /** How much the bucket lacks for one call; 0 if the call is allowed. */
  private async takeOut(key: string, { burst, perSecond }: RateLimit): Promise<number> {
    const at = this.clock.date();
    const filled = sql<number>`least(${burst}::float8, rate_buckets.left_over
      + greatest(0, extract(epoch FROM ${at}::timestamptz - rate_buckets.updated_at)::float8) * ${perSecond}::float8)`;
    const { rows } = await sql<{ left_over: number; was_let_in: boolean }>`
      INSERT INTO rate_buckets (key, left_over, was_let_in, updated_at) VALUES (${key}, ${burst - 1}, true, ${at})
      ON CONFLICT (key) DO UPDATE SET
        left_over = CASE WHEN ${filled} >= 1 THEN ${filled} - 1 ELSE ${filled} END,
        was_let_in = ${filled} >= 1,
        updated_at = greatest(rate_buckets.updated_at, ${at}::timestamptz)
      RETURNING left_over, was_let_in`.execute(this.db);
    const [bucket] = rows;
    return bucket === undefined || bucket.was_let_in ? 0 : 1 - bucket.left_over;
  }

  private secondsUntil(moment: number): number {
    return Math.max(1, Math.ceil((moment - this.clock.now()) / SECOND));
  }

  private async sweep(): Promise<void> {
    const old = new Date(this.clock.now() - RETENTION_MS);
    await this.db.deleteFrom('rate_buckets').where('updated_at', '<', old).execute();
  }
}
