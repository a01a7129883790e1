import { SignJWT, UnsecuredJWT, decodeJwt, decodeProtectedHeader } from 'jose';
import { JwtAccessTokens } from '../../../server/infrastructure/crypto/jwt-access-tokens';
import { HandClock } from '../../support/server/hand-clock';

const KEY = Buffer.alloc(32, 7);
const LIFE = 600;
const CLAIM = { accountId: 'account1', sessionId: 'session1' };

describe('access tokens', () => {
  let clock: HandClock;
  const grant = () => ({ ...CLAIM, generation: 1, issuedAt: clock.date() });
  const tokens = () => new JwtAccessTokens(KEY, clock, LIFE);

  /** A token from a forger who has the key but does not know all the rules. */
  const almost = (header: Record<string, string> = {}, payload: Record<string, string> = {}, key: Uint8Array = KEY) =>
    new SignJWT({ sid: 'session1', sub: 'account1', jti: 'one', iss: 'song', aud: 'song', ...payload })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .setIssuedAt(clock.now() / 1_000)
      .setExpirationTime(clock.now() / 1_000 + LIFE)
      .sign(key);

  beforeEach(() => {
    clock = new HandClock();
  });

  it('contain their account and their session', async () => {
    expect(await tokens().read(await tokens().make(grant()))).toEqual({ ok: true, value: CLAIM });
  });

  it('contain what RFC 9068 requires, each with its own token id', async () => {
    const one = await tokens().make(grant());
    const two = await tokens().make({ ...grant(), generation: 2 });
    const now = clock.now() / 1_000;
    expect(decodeProtectedHeader(one)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    expect(decodeJwt(one)).toMatchObject({ iss: 'song', aud: 'song', sub: 'account1', iat: now, exp: now + LIFE });
    expect(decodeJwt(one).jti).not.toBe(decodeJwt(two).jti);
  });

  it('are the same for the same grant, however late they are requested again', async () => {
    const lost = { ...grant() };
    const one = await tokens().make(lost);
    clock.pass(30_000);
    expect(await tokens().make(lost)).toBe(one);
  });

  it('expire after ten minutes, and not a moment before', async () => {
    const token = await tokens().make(grant());
    clock.pass(LIFE * 1_000 - 1);
    expect(await tokens().read(token)).toEqual({ ok: true, value: CLAIM });
    clock.pass(1);
    expect(await tokens().read(token)).toEqual({ ok: false, error: 'expired' });
  });

  it('are accepted when they have the right key and all required fields', async () => {
    expect(await tokens().read(await almost())).toEqual({ ok: true, value: CLAIM });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['nothing', () => ''],
    ['words', () => 'not a token'],
    ['another key', () => almost({}, {}, Buffer.alloc(32, 8))],
    ['another algorithm', () => almost({ alg: 'HS512' }, {}, Buffer.alloc(64, 7))],
    ['another type', () => almost({ typ: 'JWT' })],
    ['another issuer', () => almost({}, { iss: 'somebody' })],
    ['another audience', () => almost({}, { aud: 'somebody' })],
    ['no signature', () => new UnsecuredJWT({ sid: 'session1', sub: 'account1' }).setExpirationTime('1h').encode()],
    [
      'a changed account',
      async () => (await tokens().make(grant())).replace(/\.[^.]+\./, `.${btoa('{"sub":"admin"}')}.`),
    ],
  ])('are refused with %s', async (_what, token) => {
    expect(await tokens().read(await token())).toEqual({ ok: false, error: 'invalid' });
  });

  it('signed with another key are invalid, not expired, however old they are', async () => {
    const token = await almost({}, {}, Buffer.alloc(32, 8));
    clock.pass(LIFE * 2_000);
    expect(await tokens().read(token)).toEqual({ ok: false, error: 'invalid' });
  });
});
