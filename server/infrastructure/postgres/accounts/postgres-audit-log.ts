import type { Kysely } from 'kysely';
import type { AuditEvent, AuditLog } from '../../../domain/accounts/audit-log.port';
import type { Schema } from '../schema';

export class PostgresAuditLog implements AuditLog {
  constructor(private readonly db: Kysely<Schema>) {}

  async note({ kind, accountId, sessionId, caller, at }: AuditEvent): Promise<void> {
    const { deviceId, ip } = caller;
    await this.db
      .insertInto('audit_events')
      .values({ kind, account_id: accountId, session_id: sessionId, device_id: deviceId, ip, at })
      .execute();
  }
}
