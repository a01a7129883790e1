import { sql, type Kysely } from 'kysely';
import { admitAttempt, ATTEMPT_LIMITS, NO_ATTEMPTS, type AttemptRecord } from '../../../domain/accounts/admit-attempt';
import type { SignInAttempts } from '../../../domain/accounts/sign-in-attempts.port';
import type { Schema } from '../schema';

/** A day after its last attempt a key has no penalty left. */
const RETENTION_MS = 96 * ATTEMPT_LIMITS.quarterMs;

export class PostgresSignInAttempts implements SignInAttempts {
  constructor(private readonly db: Kysely<Schema>) {}

  consume(key: string, at: Date): Promise<number> {
    return this.db.transaction().execute(async (transaction) => {
      const now = at.getTime();
      const record = await this.hold(transaction, key, at);
      const admission = admitAttempt(record, now);
      const { attempts, locks, lockedUntil } = admission.record;
      await transaction
        .updateTable('sign_in_attempts')
        .set({
          attempts: [...attempts],
          locks,
          locked_until: lockedUntil === null ? null : new Date(lockedUntil),
          updated_at: at,
        })
        .where('email_key', '=', key)
        .execute();
      return admission.kind === 'admitted' ? 0 : admission.retryAfterSeconds;
    });
  }

  async forget(key: string): Promise<void> {
    await this.db.deleteFrom('sign_in_attempts').where('email_key', '=', key).execute();
  }

  /** The row of the key, locked by this transaction; attempts on other processes wait for it. */
  private async hold(transaction: Kysely<Schema>, key: string, at: Date): Promise<AttemptRecord> {
    const old = new Date(at.getTime() - RETENTION_MS);
    await transaction
      .insertInto('sign_in_attempts')
      .values({ email_key: key, attempts: [], locks: 0, locked_until: null, updated_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`
      DELETE FROM sign_in_attempts WHERE email_key IN (
        SELECT email_key FROM sign_in_attempts WHERE updated_at < ${old} AND email_key <> ${key} LIMIT 10 FOR UPDATE SKIP LOCKED
      )`.execute(transaction);
    const row = await transaction
      .selectFrom('sign_in_attempts')
      .select(['attempts', 'locks', 'locked_until'])
      .where('email_key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return NO_ATTEMPTS;
    return { attempts: row.attempts, locks: row.locks, lockedUntil: row.locked_until?.getTime() ?? null };
  }
}
