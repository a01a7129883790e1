import { PostgresAuditLog } from '../../../server/infrastructure/postgres/accounts/postgres-audit-log';
import { HERE } from '../../support/server/session-service';
import { withTestDatabase } from '../../support/server/test-database';

const YEAR = 365 * 86_400_000;
const NOW = Date.UTC(2026, 5, 1);

describe('the audit log of accounts', () => {
  const database = withTestDatabase();
  const event = { kind: 'sign-in-failed', accountId: null, sessionId: null, caller: HERE } as const;

  it('stores an event with its caller and its time', async () => {
    await new PostgresAuditLog(database.db()).note({ ...event, at: new Date(NOW) });
    const rows = await database.db().selectFrom('audit_events').selectAll().execute();
    expect(rows).toEqual([
      {
        id: expect.anything(),
        kind: 'sign-in-failed',
        account_id: null,
        session_id: null,
        device_id: HERE.deviceId,
        ip: HERE.ip,
        at: new Date(NOW),
      },
    ]);
  });

  it('deletes an event after a year', async () => {
    const log = new PostgresAuditLog(database.db());
    await log.note({ ...event, at: new Date(NOW - YEAR - 1) });
    await log.note({ ...event, at: new Date(NOW - YEAR) });
    for (let noted = 2; noted < 500; noted += 1) await log.note({ ...event, at: new Date(NOW) });
    const oldest = database.db().selectFrom('audit_events').select('at').orderBy('at').limit(1);
    expect(await oldest.executeTakeFirst()).toEqual({ at: new Date(NOW - YEAR) });
  });
});
