import { sql, type Kysely } from 'kysely';
import type { DeviceSecret, DeviceSecrets } from '../../../domain/accounts/device-secrets.port';
import type { Schema } from '../schema';

/** Browsers store no cookie longer than this. */
const RETENTION_MS = 400 * 86_400_000;
const MOST = 50;

export class PostgresDeviceSecrets implements DeviceSecrets {
  constructor(private readonly db: Kysely<Schema>) {}

  async find(accountId: string, hashes: readonly string[], at: Date): Promise<string | null> {
    const row = await this.db
      .selectFrom('device_secrets')
      .select('hash')
      .where('account_id', '=', accountId)
      .where('hash', 'in', hashes)
      .where('used_at', '>', new Date(at.getTime() - RETENTION_MS))
      .executeTakeFirst();
    return row?.hash ?? null;
  }

  /**
   * The session's row is locked: if the session ends at this moment, either its end removes the secret too, or the secret is not
   * stored.
   */
  async keep({ accountId, hash, sessionId, at }: DeviceSecret): Promise<void> {
    await sql`INSERT INTO device_secrets (account_id, hash, device_id, used_at)
      SELECT account_id, ${hash}, device_id, ${at} FROM sessions
        WHERE id = ${sessionId} AND account_id = ${accountId} AND revoked_at IS NULL FOR SHARE
      ON CONFLICT (account_id, hash) DO UPDATE SET device_id = excluded.device_id, used_at = excluded.used_at`.execute(
      this.db,
    );
    await this.db
      .deleteFrom('device_secrets')
      .where('account_id', '=', accountId)
      .where('hash', 'in', (kept) =>
        kept
          .selectFrom('device_secrets')
          .select('hash')
          .where('account_id', '=', accountId)
          .orderBy('used_at', 'desc')
          .orderBy('hash')
          .offset(MOST),
      )
      .execute();
  }
}

/** From now on no device of the account passes a lock, or, with `deviceId`, no device that used this id. */
export async function endDeviceSecrets(db: Kysely<Schema>, accountId: string, deviceId?: string): Promise<void> {
  const ofDevice = deviceId === undefined ? sql`` : sql`AND device_id = ${deviceId}`;
  await sql`DELETE FROM device_secrets WHERE account_id = ${accountId} ${ofDevice}`.execute(db);
}
