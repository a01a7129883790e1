import { PostgresRecoveryRequests } from '../../../server/infrastructure/postgres/recovery/postgres-recovery-requests';
import { HandClock } from '../../support/server/hand-clock';
import { SessionService } from '../../support/server/session-service';
import { withTestDatabase } from '../../support/server/test-database';

const MINUTE_MS = 60_000;

describe('codes for a new password', () => {
  const database = withTestDatabase();

  it('work again for an email address after its last code was used', async () => {
    const clock = new HandClock();
    const { id: accountId } = await new SessionService(database.db(), clock).account();
    const requests = new PostgresRecoveryRequests(database.db());
    const ask = (id: string, codeHash: string) =>
      requests.open({
        id,
        addressKey: 'vy',
        requester: 'home',
        accountId,
        codeHash,
        longCodeHash: null,
        at: clock.date(),
      });
    const enter = (requestId: string, codeHash: string) =>
      requests.tryCode({ requestId, codeHash, ticketHash: `ticket of ${requestId}`, at: clock.date() });

    await ask('first', 'code');
    expect([await enter('first', 'code'), await enter('first', 'code')]).toEqual(['right', 'over']);
    expect(await requests.takeTicket('ticket of first', clock.date())).toBe(accountId);
    clock.pass(MINUTE_MS);
    await ask('second', 'other code');
    expect([await enter('second', 'code'), await enter('second', 'other code')]).toEqual(['wrong', 'right']);
    expect(await requests.takeTicket('ticket of second', clock.date())).toBe(accountId);
  });
});
