import { sql, type Transaction } from 'kysely';
import type { AccountStanding } from '../../../domain/accounts/account-action';
import type { Schema } from '../schema';

/**
 * How an account stands among all accounts, locked until the transaction ends: a concurrent removal of an admin waits, and then
 * sees which admins are left. The rows are locked in the order of ids, which prevents deadlocks. Null if the account does not
 * exist.
 */
export async function standingOf(
  transaction: Transaction<Schema>,
  accountId: string,
  actorId: string,
): Promise<AccountStanding | null> {
  const { rows } = await sql<{ id: string; is_active_admin: boolean }>`
    SELECT id, role = 'admin' AND locked_at IS NULL AS is_active_admin FROM accounts
    WHERE role = 'admin' OR id = ${accountId} ORDER BY id FOR UPDATE`.execute(transaction);
  const own = rows.find(({ id }) => id === accountId);
  if (own === undefined) return null;
  const others = rows.filter(({ id, is_active_admin }) => is_active_admin && id !== accountId);
  const { rows: left } = await sql`SELECT FROM accounts WHERE id <> ${accountId} LIMIT 1`.execute(transaction);
  return {
    isOneself: accountId === actorId,
    isActiveAdmin: own.is_active_admin,
    otherActiveAdmins: others.length,
    otherAccounts: left.length,
  };
}
