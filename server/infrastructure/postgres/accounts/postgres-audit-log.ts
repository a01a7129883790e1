import type { Kysely } from 'kysely';
import type { AuditEvent, AuditLog } from '../../../domain/accounts/audit-log.port';
import type { Schema } from '../schema';

const RETENTION_MS = 365 * 86_400_000;
const SWEEP_EVERY = 500;

/** Stores audit entries for a year. */
export class PostgresAuditLog implements AuditLog {
  private noted = 0;

  constructor(private readonly db: Kysely<Schema>) {}

  async note({ kind, accountId, sessionId, caller, at }: AuditEvent): Promise<void> {
    const { deviceId, ip } = caller;
    await this.db
      .insertInto('audit_events')
      .values({ kind, account_id: accountId, session_id: sessionId, device_id: deviceId, ip, at })
      .execute();
    this.noted += 1;
    if (this.noted % SWEEP_EVERY === 0) await this.sweep(at);
  }

  private async sweep(at: Date): Promise<void> {
    await this.db
      .deleteFrom('audit_events')
      .where('at', '<', new Date(at.getTime() - RETENTION_MS))
      .execute();
  }
}
