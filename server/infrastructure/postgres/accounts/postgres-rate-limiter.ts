import { sql, type Kysely } from 'kysely';
import type { Clock } from '../../../application/ports/clock.port';
import type { RateLimit, RateLimiter } from '../../../application/ports/rate-limiter.port';
import type { Schema } from '../schema';

const KEPT_MS = 3_600_000;
/** Old buckets are full ones: now and then they are swept. */
const SWEEP_EVERY = 200;

/** Buckets in the database: they outlive a restart and count for all processes. */
export class PostgresRateLimiter implements RateLimiter {
  private taken = 0;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly clock: Clock,
  ) {}

  async take(key: string, { burst, perSecond }: RateLimit): Promise<number> {
    this.taken += 1;
    if (this.taken % SWEEP_EVERY === 0) await this.sweep();
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
    if (bucket === undefined || bucket.was_let_in) return 0;
    return Math.max(1, Math.ceil((1 - bucket.left_over) / perSecond));
  }

  private async sweep(): Promise<void> {
    const old = new Date(this.clock.now() - KEPT_MS);
    await this.db.deleteFrom('rate_buckets').where('updated_at', '<', old).execute();
  }
}
