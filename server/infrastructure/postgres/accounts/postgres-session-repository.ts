import type { Kysely, Selectable } from 'kysely';
import type {
  NewSession,
  RevokeReason,
  Rotation,
  SessionOwner,
  SessionRepository,
} from '../../../domain/sessions/session-repository.port';
import { ANONYMOUS_DEVICE, type Session } from '../../../domain/sessions/session';
import { MOST_SESSIONS, SESSION_LIFE } from '../../../domain/sessions/session-life';
import type { SessionsTable } from '../account-schema';
import type { Schema } from '../schema';
import { endDeviceSecrets } from './postgres-device-secrets';

/** After this time every session is over, however it ended, and its tokens are invalid without its row too. */
const RETENTION_MS = SESSION_LIFE.remembered.absoluteMs;

/**
 * The account's row is locked until the session exists. A concurrent password change or lock therefore either ends this session
 * too or prevents it, and of two sessions that begin at once each counts the other.
 */
async function opensStill(transaction: Kysely<Schema>, { accountId, passwordHash }: NewSession): Promise<boolean> {
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .where('locked_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account !== undefined;
}

async function makeRoom(transaction: Kysely<Schema>, { accountId, deviceId, at }: NewSession): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ revoked_at: at, revoke_reason: 'replaced' })
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .where('device_id', '!=', ANONYMOUS_DEVICE)
    .where('revoked_at', 'is', null)
    .execute();
  await transaction
    .updateTable('sessions')
    .set({ revoked_at: at, revoke_reason: 'too-many' })
    .where('id', 'in', (living) =>
      living
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_SESSIONS - 1),
    )
    .execute();
  await transaction
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('last_seen_at', '<', new Date(at.getTime() - RETENTION_MS))
    .execute();
}

export class PostgresSessionRepository implements SessionRepository {
  constructor(private readonly db: Kysely<Schema>) {}

  open(session: NewSession): Promise<boolean> {
    const { id, accountId, salt, deviceId, deviceName, ip, isRemembered, at } = session;
    return this.db.transaction().execute(async (transaction) => {
      if (!(await opensStill(transaction, session))) return false;
      await makeRoom(transaction, session);
      await transaction
        .insertInto('sessions')
        .values({
          id,
          account_id: accountId,
          salt,
          rotated_device_id: deviceId,
          rotated_at: at,
          device_id: deviceId,
          device_name: deviceName,
          ip,
          is_remembered: isRemembered,
          created_at: at,
          last_seen_at: at,
        })
        .execute();
      return true;
    });
  }

  async find(id: string): Promise<Session | null> {
    const row = await this.db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toSession(row);
  }

  async rotate({ sessionId, generation, deviceId, ip, at }: Rotation): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('sessions')
      .set({ generation: generation + 1, rotated_device_id: deviceId, rotated_at: at, last_seen_at: at, ip })
      .where('id', '=', sessionId)
      .where('generation', '=', generation)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async ownerOf(id: string): Promise<SessionOwner | null> {
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select(['accounts.id', 'accounts.role', 'accounts.is_premium'])
      .where('sessions.id', '=', id)
      .where('sessions.revoked_at', 'is', null)
      .where('accounts.locked_at', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : { accountId: row.id, role: row.role, isPremium: row.is_premium };
  }

  async listOf(accountId: string): Promise<readonly Session[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .orderBy('last_seen_at', 'desc')
      .execute();
    return rows.map(toSession);
  }

  async revoke(accountId: string, id: string, reason: RevokeReason, at: Date): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      const ended = await transaction
        .updateTable('sessions')
        .set({ revoked_at: at, revoke_reason: reason })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .returning('device_id')
        .executeTakeFirst();
      if (ended === undefined) return false;
      // A user who signs out on the device itself may sign in there again, so the device stays known.
      if (reason !== 'signed-out') await endDeviceSecrets(transaction, accountId, ended.device_id);
      return true;
    });
  }

  revokeAll(accountId: string, exceptId: string | null, reason: RevokeReason, at: Date): Promise<void> {
    return this.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('sessions')
        .set({ revoked_at: at, revoke_reason: reason })
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .where('id', '!=', exceptId ?? '')
        .execute();
      await endDeviceSecrets(transaction, accountId);
    });
  }
}

const toSession = (row: Selectable<SessionsTable>): Session => ({
  id: row.id,
  accountId: row.account_id,
  salt: row.salt,
  generation: row.generation,
  rotatedDeviceId: row.rotated_device_id,
  rotatedAt: row.rotated_at,
  deviceId: row.device_id,
  deviceName: row.device_name,
  ip: row.ip,
  isRemembered: row.is_remembered,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  revokedAt: row.revoked_at,
});
