import { sql, type Kysely, type Transaction } from 'kysely';
import { refusalOfAction, type ActionRefusal } from '../../../domain/accounts/account-action';
import type { AccountData, OwnData, RemovedAccount } from '../../../domain/accounts/own-data.port';
import { proofKey } from '../../../domain/accounts/proof-key';
import type { Schema } from '../schema';
import { standingOf } from './account-standing';
import { accountData } from './account-data';

export class PostgresOwnData implements OwnData {
  constructor(private readonly db: Kysely<Schema>) {}

  async of(accountId: string): Promise<AccountData> {
    const { rows } = await sql<{ kept: AccountData }>`${accountData(accountId)}`.execute(this.db);
    const [row] = rows;
    if (row === undefined) throw new Error('a query without a table always has a row');
    return row.kept;
  }

  remove(accountId: string): Promise<RemovedAccount | ActionRefusal | 'not-found'> {
    return this.db.transaction().execute(async (transaction) => {
      const standing = await standingOf(transaction, accountId, accountId);
      if (standing === null) return 'not-found';
      const refusal = refusalOfAction('delete', standing);
      if (refusal !== null) return refusal;
      const shown = await picturesOf(transaction, accountId);
      await namelessPlays(transaction, accountId);
      // Attempts are keyed by the address itself and by the account's id: both are deleted.
      await sql`DELETE FROM sign_in_attempts WHERE email_key = ${proofKey(accountId)}
        OR email_key = (SELECT email_key FROM accounts WHERE id = ${accountId})`.execute(transaction);
      await sql`DELETE FROM pending_registrations
        WHERE address_key = (SELECT email_key FROM accounts WHERE id = ${accountId})`.execute(transaction);
      await sql`UPDATE audit_events SET account_id = NULL, session_id = NULL, device_id = '', ip = ''
        WHERE account_id = ${accountId} OR session_id IN (SELECT id FROM sessions WHERE account_id = ${accountId})`.execute(
        transaction,
      );
      // All other rows refer to the account and are deleted with it; triggers update the counts.
      await sql`DELETE FROM accounts WHERE id = ${accountId}`.execute(transaction);
      return { pictureIds: await unshown(transaction, shown) };
    });
  }
}

/** Plays belong to devices: the plays of the account's devices stay counted, but can no longer be attributed to anybody. */
async function namelessPlays(transaction: Transaction<Schema>, accountId: string): Promise<void> {
  await sql`UPDATE plays SET device_id = 'anonymous'
    WHERE device_id IN (SELECT device_id FROM sessions WHERE account_id = ${accountId})`.execute(transaction);
}

async function picturesOf(transaction: Transaction<Schema>, accountId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT avatar_id AS id FROM accounts WHERE id = ${accountId} AND avatar_id IS NOT NULL
    UNION SELECT image_id FROM playlists WHERE owner_id = ${accountId} AND image_id IS NOT NULL`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Those of the pictures that are no longer shown anywhere; another account's picture may have the same bytes. */
async function unshown(transaction: Transaction<Schema>, ids: readonly string[]): Promise<readonly string[]> {
  await sql`DELETE FROM images i WHERE id = ANY(${ids})
    AND NOT EXISTS (SELECT FROM all_songs WHERE image_id = i.id) AND NOT EXISTS (SELECT FROM albums WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM artists WHERE image_id = i.id OR banner_id = i.id)
    AND NOT EXISTS (SELECT FROM categories WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM playlists WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM all_short_videos WHERE image_id = i.id)`.execute(transaction);
  const { rows } = await sql<{ id: string }>`
    SELECT gone.id FROM unnest(${ids}::text[]) AS gone (id) WHERE NOT EXISTS (SELECT FROM images WHERE id = gone.id)
      AND NOT EXISTS (SELECT FROM accounts WHERE avatar_id = gone.id)`.execute(transaction);
  return rows.map(({ id }) => id);
}
