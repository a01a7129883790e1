import { Identify } from '../../../server/application/sessions/identify';
import type { AccountWithPassword } from '../../../server/domain/accounts/account-repository.port';
import type { OpenedSession } from '../../../server/application/sessions/session-opener';
import { HandClock } from '../../support/server/hand-clock';
import { ELSEWHERE, SessionService } from '../../support/server/session-service';
import { withTestDatabase } from '../../support/server/test-database';

const INVALID = { ok: false, error: 'invalid' };

describe('the caller, identified by the access token', () => {
  const database = withTestDatabase();
  let clock: HandClock;
  let service: SessionService;
  let identify: Identify;
  let account: AccountWithPassword;
  let opened: OpenedSession;

  beforeEach(async () => {
    clock = new HandClock();
    service = new SessionService(database.db(), clock);
    identify = new Identify(service.access, service.sessions, clock);
    account = await service.account();
    opened = await service.open(account);
  });

  it('is the account, with its role and its session', async () => {
    expect(await identify.execute(opened.accessToken)).toEqual({
      ok: true,
      value: { accountId: account.id, role: account.role, isPremium: false, sessionId: opened.sessionId },
    });
  });

  it('is invalid within a second after another process signs the session out', async () => {
    await identify.execute(opened.accessToken);
    await service.sessions.revoke(account.id, opened.sessionId, 'revoked', clock.date());
    clock.pass(1_000);
    expect(await identify.execute(opened.accessToken)).toEqual(INVALID);
  });

  it('is invalid at once when this process signs the session out', async () => {
    await identify.execute(opened.accessToken);
    await service.sessions.revoke(account.id, opened.sessionId, 'revoked', clock.date());
    identify.forget(opened.sessionId);
    expect(await identify.execute(opened.accessToken)).toEqual(INVALID);
  });

  it('is looked up in the database once for a thousand calls at once', async () => {
    let asked = 0;
    const sessions = {
      ownerOf: (id: string) => {
        asked += 1;
        return service.sessions.ownerOf(id);
      },
    };
    const counted = new Identify(service.access, sessions, clock);
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => counted.execute(opened.accessToken)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(asked).toBe(1);
  });

  it('is looked up again after the database did not answer', async () => {
    const faults = [new Error('the connection broke')];
    const ownerOf = (id: string) => {
      const fault = faults.pop();
      return fault === undefined ? service.sessions.ownerOf(id) : Promise.reject(fault);
    };
    const shaky = new Identify(service.access, { ownerOf }, clock);
    await expect(shaky.execute(opened.accessToken)).rejects.toThrow('the connection broke');
    expect(await shaky.execute(opened.accessToken)).toMatchObject({ ok: true });
  });

  it('is reported as expired, not as invalid, when the token has expired', async () => {
    clock.pass(600_000);
    expect(await identify.execute(opened.accessToken)).toEqual({ ok: false, error: 'expired' });
  });

  it('is invalid for one account’s token with another account’s session', async () => {
    const other = await service.open(await service.account(), ELSEWHERE);
    const mixed = await service.access.make({
      accountId: account.id,
      sessionId: other.sessionId,
      generation: 1,
      issuedAt: clock.date(),
    });
    expect(await identify.execute(mixed)).toEqual(INVALID);
  });

  it('is still the account after its refresh token was rotated', async () => {
    await service.refreshed(opened.refreshToken);
    clock.pass(1_000);
    expect(await identify.execute(opened.accessToken)).toMatchObject({ ok: true });
  });

  describe('may play the whole of a premium song', () => {
    const counting = () => {
      const counted = { asked: 0 };
      const ownerOf = (id: string) => {
        counted.asked += 1;
        return service.sessions.ownerOf(id);
      };
      return { counted, identify: new Identify(service.access, { ownerOf }, clock) };
    };
    const mark = (isPremium: boolean) =>
      database
        .db()
        .updateTable('accounts')
        .set({ is_premium: isPremium, role: 'listener' })
        .where('id', '=', account.id)
        .execute();

    it('while the account is premium, with one query for all segments requested within four seconds', async () => {
      await mark(true);
      const { counted, identify: asking } = counting();
      for (let segment = 0; segment < 15; segment += 1) {
        expect(await asking.mayPlayPremium(opened.sessionId)).toBe(true);
        clock.pass(260);
      }
      expect(counted.asked).toBe(1);
    });

    it('within a second after the account becomes premium', async () => {
      await mark(false);
      expect(await identify.mayPlayPremium(opened.sessionId)).toBe(false);
      await mark(true);
      clock.pass(1_000);
      expect(await identify.mayPlayPremium(opened.sessionId)).toBe(true);
    });

    it('for less than five seconds after the account loses premium or another process signs it out', async () => {
      await mark(true);
      await identify.mayPlayPremium(opened.sessionId);
      await mark(false);
      clock.pass(4_000);
      expect(await identify.mayPlayPremium(opened.sessionId)).toBe(false);
      await mark(true);
      clock.pass(1_000);
      expect(await identify.mayPlayPremium(opened.sessionId)).toBe(true);
      await service.sessions.revoke(account.id, opened.sessionId, 'revoked', clock.date());
      clock.pass(4_000);
      expect(await identify.mayPlayPremium(opened.sessionId)).toBe(false);
    });

    it('no longer once this process has signed the session out', async () => {
      await mark(true);
      await identify.mayPlayPremium(opened.sessionId);
      await service.sessions.revoke(account.id, opened.sessionId, 'signed-out', clock.date());
      identify.forget(opened.sessionId);
      expect(await identify.mayPlayPremium(opened.sessionId)).toBe(false);
    });

    it('no longer once this process has taken premium away', async () => {
      await mark(true);
      await identify.mayPlayPremium(opened.sessionId);
      await mark(false);
      identify.forgetAll();
      expect(await identify.mayPlayPremium(opened.sessionId)).toBe(false);
    });

    it('never without a session', async () => {
      expect(await identify.mayPlayPremium('made-up')).toBe(false);
    });
  });
});
