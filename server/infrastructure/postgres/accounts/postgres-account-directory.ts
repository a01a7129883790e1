import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Role } from '../../../domain/accounts/account';
import { refusalOfAction, type AccountAction } from '../../../domain/accounts/account-action';
import type {
  AccountChange,
  AccountDirectory,
  AccountsQuery,
  AccountSort,
  ChangeOutcome,
  AccountPage,
  ManagedAccount,
} from '../../../domain/administration/account-directory.port';
import type { RevokeReason } from '../../../domain/sessions/session-repository.port';
import { holdingText } from '../search/holding-text';
import type { Schema } from '../schema';
import { standingOf } from './account-standing';
import { endDeviceSecrets } from './postgres-device-secrets';

interface Row {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly avatar_id: string | null;
  readonly role: Role;
  readonly is_premium: boolean;
  readonly is_locked: boolean;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly device_count: number;
}

const ORDERS: Readonly<Record<AccountSort, RawBuilder<unknown>>> = {
  newest: sql`a.created_at DESC, a.id`,
  name: sql`a.name COLLATE vietnamese, a.id`,
  email: sql`a.email_key, a.id`,
  'last-seen': sql`last_seen_at DESC NULLS LAST, a.id`,
};

const toManaged = (row: Row): ManagedAccount => ({
  id: row.id,
  email: row.email,
  name: row.name,
  avatarId: row.avatar_id,
  role: row.role,
  isPremium: row.is_premium,
  isLocked: row.is_locked,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  deviceCount: row.device_count,
});

export class PostgresAccountDirectory implements AccountDirectory {
  constructor(private readonly db: Kysely<Schema>) {}

  async list({
    searchText: searchText,
    sort,
    slice: { offset, limit },
  }: AccountsQuery): Promise<AccountPage<ManagedAccount>> {
    const text = holdingText(searchText);
    const wanted = text === null ? sql`true` : sql`(fold_text(a.name) LIKE ${text} OR a.email_key LIKE ${text})`;
    const { rows } = await sql<Row>`
      SELECT a.id, a.email, a.name, a.avatar_id, a.role, a.is_premium, a.locked_at IS NOT NULL AS is_locked,
        a.created_at, signed.last_seen_at, coalesce(signed.n, 0)::int AS device_count
      FROM accounts a LEFT JOIN (
        SELECT account_id, max(last_seen_at) AS last_seen_at, count(*) AS n FROM sessions
        WHERE revoked_at IS NULL GROUP BY account_id
      ) signed ON signed.account_id = a.id
      WHERE ${wanted} ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${offset}`.execute(this.db);
    const { rows: counted } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM accounts a WHERE ${wanted}`.execute(this.db);
    return { items: rows.map(toManaged), totalCount: counted[0]?.n ?? 0 };
  }

  lock(change: AccountChange): Promise<ChangeOutcome> {
    return this.change(change, 'lock', async (transaction) => {
      await sql`UPDATE accounts SET locked_at = coalesce(locked_at, ${change.at}), updated_at = now()
        WHERE id = ${change.accountId}`.execute(transaction);
      await revokeAll(transaction, change, 'locked');
    });
  }

  unlock(change: AccountChange): Promise<ChangeOutcome> {
    return this.change(change, null, async (transaction) => {
      await sql`UPDATE accounts SET locked_at = NULL, updated_at = now() WHERE id = ${change.accountId}`.execute(
        transaction,
      );
    });
  }

  setRole(change: AccountChange, role: Role): Promise<ChangeOutcome> {
    return this.change(change, role === 'admin' ? null : 'demote', async (transaction) => {
      await sql`UPDATE accounts SET role = ${role}, updated_at = now() WHERE id = ${change.accountId}`.execute(
        transaction,
      );
    });
  }

  signOut(accountId: string, exceptSessionId: string, at: Date): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      const { rows } = await sql`SELECT FROM accounts WHERE id = ${accountId}`.execute(transaction);
      if (rows.length === 0) return false;
      await revokeAll(transaction, { accountId, at }, 'revoked', exceptSessionId);
      return true;
    });
  }

  private change(
    { accountId, actorId }: AccountChange,
    action: AccountAction | null,
    carryOut: (transaction: Transaction<Schema>) => Promise<void>,
  ): Promise<ChangeOutcome> {
    return this.db.transaction().execute(async (transaction) => {
      const standing = await standingOf(transaction, accountId, actorId);
      if (standing === null) return 'not-found';
      const refusal = action === null ? null : refusalOfAction(action, standing);
      if (refusal !== null) return refusal;
      await carryOut(transaction);
      return 'done';
    });
  }
}

async function revokeAll(
  transaction: Transaction<Schema>,
  { accountId, at }: Pick<AccountChange, 'accountId' | 'at'>,
  reason: RevokeReason,
  exceptId = '',
): Promise<void> {
  await sql`UPDATE sessions SET revoked_at = ${at}, revoke_reason = ${reason}
    WHERE account_id = ${accountId} AND revoked_at IS NULL AND id <> ${exceptId}`.execute(transaction);
  await endDeviceSecrets(transaction, accountId);
}
