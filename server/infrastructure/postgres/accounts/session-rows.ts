import type { Selectable } from 'kysely';
import type { Session } from '../../../domain/sessions/session';
import type { SessionsTable } from '../account-schema';

export const toSession = (row: Selectable<SessionsTable>): Session => ({
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
