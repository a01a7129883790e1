import type { AccountWithPassword } from '../../../server/domain/accounts/account-repository.port';
import { ANONYMOUS_DEVICE } from '../../../server/domain/sessions/session';
import type { OpenedSession } from '../../../server/application/sessions/session-opener';
import { HandClock } from '../../support/server/hand-clock';
import { ELSEWHERE, HERE, SessionService } from '../../support/server/session-service';
import { withTestDatabase } from '../../support/server/test-database';

const SECOND = 1_000;
const DAY = 86_400_000;
const REFUSED = { ok: false, error: 'refused' };

describe('a refresh token that is exchanged for its successor', () => {
  const database = withTestDatabase();
  let clock: HandClock;
  let service: SessionService;
  let account: AccountWithPassword;
  let opened: OpenedSession;

  const valueOf = async (token: string, caller = HERE): Promise<string> => {
    const answer = await service.refreshed(token, caller);
    return answer.ok ? answer.value : answer.error;
  };
  const generation = async () => (await service.sessions.find(opened.sessionId))?.generation;
  const isLiving = async (id: string) => (await service.sessions.ownerOf(id)) !== null;

  beforeEach(async () => {
    clock = new HandClock();
    service = new SessionService(database.db(), clock);
    account = await service.account();
    opened = await service.open(account);
  });

  it('is used up, and its successor is a different token', async () => {
    const next = await valueOf(opened.refreshToken);
    expect(next).not.toBe(opened.refreshToken);
    expect(await valueOf(next)).not.toBe(next);
    expect(await generation()).toBe(3);
  });

  it('is rotated once for a thousand requests at once, and every answer has the same successor', async () => {
    const one = service;
    const two = new SessionService(database.db(), clock);
    const asked = Array.from({ length: 500 }, () => [one, two].map((each) => each.refreshed(opened.refreshToken)));
    const answers = (await Promise.all(asked.flat())).map((answer) => answer.ok && answer.value);
    expect(new Set(answers)).toEqual(new Set([await valueOf(opened.refreshToken)]));
    expect(await generation()).toBe(2);
    expect(await service.audited(account.id)).toEqual([]);
  }, 120_000);

  it('gets the same successor again from a restarted server when the first answer was lost', async () => {
    const lost = await valueOf(opened.refreshToken);
    clock.pass(30 * SECOND);
    const restarted = new SessionService(database.db(), clock);
    expect(await restarted.refreshed(opened.refreshToken)).toEqual({ ok: true, value: lost });
    expect(await generation()).toBe(2);
  });

  it('gets the same pair of tokens again when the answer was lost, so that several tabs have one pair', async () => {
    const first = await service.granted(opened.refreshToken);
    clock.pass(20 * SECOND);
    const again = await service.granted(opened.refreshToken);
    expect(first).toMatchObject({ ok: true, value: { expiresInSeconds: 600 } });
    expect(again).toEqual({ ok: true, value: { ...(first.ok && first.value), expiresInSeconds: 580 } });
  });

  it('gets a valid access token again when the first one has expired before the repeated request', async () => {
    const brief = new SessionService(database.db(), clock, 10);
    await brief.granted(opened.refreshToken);
    clock.pass(20 * SECOND);
    const again = await brief.granted(opened.refreshToken);
    expect(again.ok && (await brief.access.read(again.value.accessToken)).ok).toBe(true);
  });

  it.each<[string, number, typeof HERE]>([
    ['31 seconds later', 31 * SECOND, HERE],
    ['from another device', SECOND, ELSEWHERE],
  ])('sent again %s ends its session at once, and no other session', async (_what, later, caller) => {
    const other = await service.open(account, { ...HERE, deviceId: '5555666677778888' });
    const next = await valueOf(opened.refreshToken);
    clock.pass(later);
    expect(await service.refreshed(opened.refreshToken, caller)).toEqual(REFUSED);
    expect(await isLiving(opened.sessionId)).toBe(false);
    expect(await service.refreshed(next)).toEqual(REFUSED);
    expect(await isLiving(other.sessionId)).toBe(true);
    expect(await valueOf(other.refreshToken)).not.toBe('refused');
  });

  it('is reported to its owner once, however often it is sent again', async () => {
    await valueOf(opened.refreshToken);
    clock.pass(31 * SECOND);
    await Promise.all(Array.from({ length: 8 }, () => service.refreshed(opened.refreshToken, ELSEWHERE)));
    expect(await service.audited(account.id)).toEqual([{ kind: 'refresh-reused' }]);
    expect(service.stolen.map(({ id, deviceName }) => [id, deviceName])).toEqual([[opened.sessionId, 'Linux']]);
  });

  it('of two generations ago ends the session even within the grace period', async () => {
    await valueOf(await valueOf(opened.refreshToken));
    expect(await service.refreshed(opened.refreshToken)).toEqual(REFUSED);
    expect(await isLiving(opened.sessionId)).toBe(false);
  });

  it('changes nothing when it is forged', async () => {
    const forged = `${opened.sessionId}.1.${'A'.repeat(43)}`;
    expect(await service.refreshed(forged)).toEqual(REFUSED);
    expect(await service.refreshed(`nobody.1.${'A'.repeat(43)}`)).toEqual(REFUSED);
    expect(await service.refreshed('words')).toEqual(REFUSED);
    expect(await isLiving(opened.sessionId)).toBe(true);
  });

  it.each([
    ['30 days', true, 30 * DAY],
    ['12 hours, not remembered', false, DAY / 2],
  ])('is refused after %s without use', async (_what, isRemembered, later) => {
    const session = await service.open(account, ELSEWHERE, isRemembered);
    clock.pass(later - 1);
    const next = await valueOf(session.refreshToken, ELSEWHERE);
    clock.pass(later);
    expect(await service.refreshed(next, ELSEWHERE)).toEqual(REFUSED);
  });

  it('is refused once its session is signed out', async () => {
    await service.sessions.revoke(account.id, opened.sessionId, 'signed-out', clock.date());
    expect(await service.refreshed(opened.refreshToken)).toEqual(REFUSED);
    expect(await service.audited(account.id)).toEqual([]);
  });

  it('is refused once the same device signs in again; devices without an id count as different ones', async () => {
    await service.open(account);
    expect(await service.refreshed(opened.refreshToken)).toEqual(REFUSED);
    const nameless = { ...HERE, deviceId: ANONYMOUS_DEVICE };
    const one = await service.open(account, nameless);
    const two = await service.open(account, nameless);
    expect(await isLiving(one.sessionId)).toBe(true);
    expect(await isLiving(two.sessionId)).toBe(true);
  });
});
