import type { AccountWithPassword } from '../../../server/domain/accounts/account-repository.port';
import { HandClock } from '../../support/server/hand-clock';
import { HERE, SessionService } from '../../support/server/session-service';
import { withTestDatabase } from '../../support/server/test-database';

describe('sessions in PostgreSQL', () => {
  const database = withTestDatabase();
  let clock: HandClock;
  let service: SessionService;
  let account: AccountWithPassword;

  const open = async (digit: string, owner = account): Promise<string> => {
    clock.pass(1_000);
    const opened = await service.open(owner, { ...HERE, deviceId: digit.repeat(16), deviceName: `device ${digit}` });
    return opened.sessionId;
  };
  const listed = async (owner = account) =>
    (await service.sessions.listOf(owner.id)).map(({ deviceName }) => deviceName);

  beforeEach(async () => {
    clock = new HandClock();
    service = new SessionService(database.db(), clock);
    account = await service.account();
  });

  it('are not opened with a password that was changed in the meantime', async () => {
    expect(await service.opener.open({ ...account, passwordHash: 'the one before' }, HERE, true)).toBeNull();
    expect(await listed()).toEqual([]);
  });

  it('opened at the moment of a password change are ended by the change, or never opened', async () => {
    for (let round = 0; round < 20; round += 1) {
      const owner = await service.account();
      const changed = database
        .db()
        .transaction()
        .execute(async (transaction) => {
          const change = transaction.updateTable('accounts').set({ password_hash: 'another' });
          await change.where('id', '=', owner.id).execute();
          const ended = transaction.updateTable('sessions').set({ revoked_at: clock.date() });
          await ended.where('account_id', '=', owner.id).execute();
        });
      await Promise.all([changed, ...Array.from({ length: 4 }, () => service.opener.open(owner, HERE, true))]);
      expect(await listed(owner)).toEqual([]);
    }
  });

  it('are fifty at most: a new one ends the one of the same account that was seen longest ago', async () => {
    const another = await service.account();
    await open('1', another);
    await service.open(account, { ...HERE, deviceId: '1'.repeat(16), deviceName: 'in use' });
    const devices = Array.from({ length: 49 }, (_, at) => String(at + 100).padStart(16, '0'));
    for (const deviceId of devices) {
      clock.pass(1_000);
      await service.open(account, { ...HERE, deviceId, deviceName: deviceId });
    }
    const [inUse] = (await service.sessions.listOf(account.id)).slice(-1);
    const rotation = { sessionId: inUse?.id ?? '', generation: 1, deviceId: '1'.repeat(16), ip: HERE.ip };
    clock.pass(1_000);
    expect(await service.sessions.rotate({ ...rotation, at: clock.date() })).toBe(true);
    await open('2');
    expect(await listed()).toEqual(['device 2', 'in use', ...devices.slice(1).reverse()]);
    expect(await listed(another)).toEqual(['device 1']);
  });

  it('are fifty at most when many are opened at once', async () => {
    const callers = Array.from({ length: 60 }, (_, at) => ({ ...HERE, deviceId: String(at).padStart(16, '0') }));
    await Promise.all(callers.map((caller) => service.open(account, caller)));
    expect(await listed()).toHaveLength(50);
  });

  it('are rotated once for any number of requests at once', async () => {
    const sessionId = await open('1');
    const rotation = { sessionId, generation: 1, deviceId: HERE.deviceId, ip: HERE.ip, at: clock.date() };
    const rotated = await Promise.all(Array.from({ length: 50 }, () => service.sessions.rotate(rotation)));
    expect(rotated.filter(Boolean)).toHaveLength(1);
  });

  it('are not rotated once they are revoked', async () => {
    const sessionId = await open('1');
    await service.sessions.revoke(account.id, sessionId, 'revoked', clock.date());
    const rotation = { sessionId, generation: 1, deviceId: HERE.deviceId, ip: HERE.ip, at: clock.date() };
    expect(await service.sessions.rotate(rotation)).toBe(false);
  });

  it('are listed for their account, the last seen first', async () => {
    await open('1');
    await open('2');
    await open('3', await service.account());
    expect(await listed()).toEqual(['device 2', 'device 1']);
  });

  it('are revoked only by their own account, and only once', async () => {
    const sessionId = await open('1');
    const stranger = await service.account();
    expect(await service.sessions.revoke(stranger.id, sessionId, 'revoked', clock.date())).toBe(false);
    expect(await service.sessions.ownerOf(sessionId)).toMatchObject({ accountId: account.id, isPremium: false });
    expect(await service.sessions.revoke(account.id, sessionId, 'revoked', clock.date())).toBe(true);
    expect(await service.sessions.revoke(account.id, sessionId, 'revoked', clock.date())).toBe(false);
    expect(await service.sessions.ownerOf(sessionId)).toBeNull();
  });

  it('are deleted when the account signs in again more than 90 days after they were last seen', async () => {
    const old = await open('1');
    clock.pass(91 * 86_400_000);
    expect(await service.sessions.find(old)).not.toBeNull();
    await open('2');
    expect(await service.sessions.find(old)).toBeNull();
  });

  it('are revoked all but one, or all, and only for one account', async () => {
    const kept = await open('1');
    await open('2');
    await open('3');
    const stranger = await service.account();
    await open('4', stranger);
    await service.sessions.revokeAll(account.id, kept, 'password', clock.date());
    expect(await listed()).toEqual(['device 1']);
    await service.sessions.revokeAll(account.id, null, 'password', clock.date());
    expect(await listed()).toEqual([]);
    expect(await listed(stranger)).toEqual(['device 4']);
  });
});
