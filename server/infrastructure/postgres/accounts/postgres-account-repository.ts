import { sql, type Kysely } from 'kysely';
import type { Account, AccountChanges } from '../../../domain/accounts/account';
import type {
  AccountRepository,
  AccountWithPassword,
  NewAccount,
  NewPassword,
} from '../../../domain/accounts/account-repository.port';
import { emailKey } from '../../../domain/accounts/email-key';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import type { Schema } from '../schema';
import { ACCOUNT_COLUMNS, toAccount } from './account-rows';
import { endDeviceSecrets } from './postgres-device-secrets';

/** Held during a registration, so that two concurrent registrations cannot both be the first. */
const REGISTRATION_LOCK = 7_300_411;
const BIRTHDAY = sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthday');

export class PostgresAccountRepository implements AccountRepository {
  constructor(private readonly db: Kysely<Schema>) {}

  add(account: NewAccount): Promise<Result<Account, 'taken' | 'late'>> {
    return this.db.transaction().execute(async (transaction) => {
      await sql`SELECT pg_advisory_xact_lock(${REGISTRATION_LOCK})`.execute(transaction);
      const isFirst = !(await areThereAny(transaction));
      if (account.mustBeFirst && !isFirst) return fail('late');
      const { id, email, name, passwordHash, language } = account;
      const row = await transaction
        .insertInto('accounts')
        .values({
          id,
          email,
          email_key: emailKey(email),
          name,
          password_hash: passwordHash,
          language,
          role: isFirst ? 'admin' : 'listener',
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning([...ACCOUNT_COLUMNS, BIRTHDAY])
        .executeTakeFirst();
      return row === undefined ? fail('taken') : succeed(toAccount(row));
    });
  }

  async find(id: string): Promise<Account | null> {
    const row = await this.db
      .selectFrom('accounts')
      .select([...ACCOUNT_COLUMNS, BIRTHDAY])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : toAccount(row);
  }

  async findByEmail(email: string): Promise<AccountWithPassword | null> {
    const row = await this.db
      .selectFrom('accounts')
      .select([...ACCOUNT_COLUMNS, BIRTHDAY, 'password_hash', 'locked_at'])
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    if (row === undefined) return null;
    return { ...toAccount(row), passwordHash: row.password_hash, isLocked: row.locked_at !== null };
  }

  async passwordHashOf(id: string): Promise<string | null> {
    const row = await this.db.selectFrom('accounts').select('password_hash').where('id', '=', id).executeTakeFirst();
    return row?.password_hash ?? null;
  }

  async update(id: string, { avatarId, ...changes }: AccountChanges): Promise<Account | null> {
    const row = await this.db
      .updateTable('accounts')
      .set({ ...changes, ...(avatarId !== undefined && { avatar_id: avatarId }), updated_at: sql`now()` })
      .where('id', '=', id)
      .returning([...ACCOUNT_COLUMNS, BIRTHDAY])
      .executeTakeFirst();
    return row === undefined ? null : toAccount(row);
  }

  setPassword({ accountId, passwordHash, keptSessionId, at }: NewPassword): Promise<void> {
    return this.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('accounts')
        .set({ password_hash: passwordHash, updated_at: sql`now()` })
        .where('id', '=', accountId)
        .execute();
      await transaction
        .updateTable('sessions')
        .set({ revoked_at: at, revoke_reason: 'password' })
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .where('id', '!=', keptSessionId ?? '')
        .execute();
      await endDeviceSecrets(transaction, accountId);
      // The row stays, because it says when the next code may be sent; it also stays as open as it was, so that a requester who
      // is a stranger notices no change.
      await transaction
        .updateTable('recovery_requests')
        .set({ code_hash: '', ticket_hash: null, long_code_hash: null })
        .where('account_id', '=', accountId)
        .execute();
    });
  }

  exist(): Promise<boolean> {
    return areThereAny(this.db);
  }
}

async function areThereAny(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
}
