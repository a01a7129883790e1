import { PASSWORD, withAccountsApp, type Reply } from '../../support/server/accounts-app';
import { mailsTo } from '../../support/server/read-mail';

const NEW_PASSWORD = 'hoa sữa đầu thu';
const STRANGER = '9999888877776666';

describe('a device on which the owner signed in before', () => {
  const world = withAccountsApp();
  let people = 0;

  const cookieOf = ({ headers }: Reply): string => String(headers['set-cookie'] ?? '');
  const kept = (reply: Reply): string => cookieOf(reply).split(';')[0] ?? '';
  const post = (url: string, payload: object, cookie?: string, device?: string): Promise<Reply> =>
    world.call({ method: 'POST', url, payload, ...(device && { device }), ...(cookie && { headers: { cookie } }) });
  const login = (email: string, password: string, cookie?: string, device?: string): Promise<Reply> =>
    post('/sso/security/login', { email, password }, cookie, device);

  async function owner() {
    const email = `owner-${(people += 1)}@example.org`;
    await world.database.db().deleteFrom('rate_buckets').execute();
    const registered = await post('/sso/security/register', { email, password: PASSWORD, name: 'Vy' });
    return { email, token: registered.data.token, cookie: kept(registered) };
  }

  /** A hundred wrong passwords from strangers, with the rate limit of their addresses reset each time. */
  async function attack(email: string, cookie?: string): Promise<readonly number[]> {
    const codes: number[] = [];
    for (let guess = 0; guess < 100; guess += 1) {
      await world.database.db().deleteFrom('rate_buckets').execute();
      codes.push((await login(email, `đoán mò lần ${guess}`, cookie, STRANGER)).code);
    }
    await world.database.db().deleteFrom('rate_buckets').execute();
    return codes;
  }

  it('has its secret in a cookie for the sign-in calls only, out of reach of scripts and other sites', async () => {
    const email = 'cookie@example.org';
    const reply = await post('/sso/security/register', { email, password: PASSWORD, name: 'Vy' });
    expect(cookieOf(reply)).toMatch(
      /^song_device=[\w-]{43}; Path=\/sso\/security; HttpOnly; SameSite=Strict; Max-Age=34560000$/,
    );
    const headers = { origin: 'https://song.example' };
    const payload = { email, password: PASSWORD };
    const encrypted = await world.call({ method: 'POST', url: '/sso/security/login', payload, headers });
    expect(cookieOf(encrypted)).toMatch(/; Secure$/);
    const stored = await world.database.db().selectFrom('device_secrets').select('hash').execute();
    expect(stored.some(({ hash }) => cookieOf(reply).includes(hash))).toBe(false);
  });

  it('signs in after a hundred wrong passwords of strangers, who remain locked out', async () => {
    const { email, cookie } = await owner();
    expect((await attack(email)).slice(5)).toEqual(Array(95).fill(411));
    expect(await login(email, PASSWORD)).toMatchObject({ code: 411 });
    const signedIn = await login(email, PASSWORD, cookie);
    expect(signedIn).toMatchObject({ code: 200 });
    expect(kept(signedIn)).toBe(cookie);
    expect(await login(email, PASSWORD, undefined, STRANGER)).toMatchObject({ code: 411 });
  });

  it('still signs in during such a lock after signing out there', async () => {
    const { email, token, cookie } = await owner();
    expect(await world.call({ url: '/sso/security/logout', token })).toMatchObject({ code: 200 });
    await attack(email);
    expect(await login(email, PASSWORD, cookie)).toMatchObject({ code: 200 });
  });

  it('is remembered for several accounts', async () => {
    const one = await owner();
    const both = kept(await login((await owner()).email, PASSWORD, one.cookie));
    await attack(one.email);
    expect(await login(one.email, PASSWORD, both)).toMatchObject({ code: 200 });
  });

  it('has an equally small number of tries of its own, so that a stolen cookie does not help to guess', async () => {
    const { email, cookie } = await owner();
    await attack(email);
    expect(await attack(email, cookie)).toEqual([...Array(5).fill(401), ...Array(95).fill(411)]);
    expect(await login(email, PASSWORD, cookie, STRANGER)).toMatchObject({ code: 411 });
  });

  it.each<[string, (mine: { token: string }) => Promise<string>]>([
    ['a made up secret', async () => `song_device=${'a'.repeat(43)}`],
    ['what is no secret', async () => `song_device=${'%00'.repeat(9)}`],
    ['a hundred made up ones', async () => `song_device=${Array(100).fill('a'.repeat(43)).join('.')}`],
    ['that of another account', async () => (await owner()).cookie],
    ['only the id that the device gives itself', async () => ''],
  ])('is not recognised by %s', async (_what, forge) => {
    const mine = await owner();
    await attack(mine.email);
    expect(await login(mine.email, PASSWORD, await forge(mine))).toMatchObject({ code: 411 });
  });

  it.each<[string, (mine: { token: string; email: string }) => Promise<unknown>]>([
    [
      'the password is changed',
      ({ token }) =>
        world.call({
          method: 'PUT',
          url: '/sso/user/me/password',
          payload: { current_password: PASSWORD, new_password: NEW_PASSWORD },
          token,
        }),
    ],
    [
      'all other devices are signed out',
      ({ token }) => world.call({ method: 'DELETE', url: '/sso/user/me/devices', token }),
    ],
    [
      'it is signed out by another one',
      async ({ email }) => {
        const { data } = await login(email, PASSWORD, undefined, STRANGER);
        const { id } = await world.database
          .db()
          .selectFrom('sessions')
          .select('id')
          .where('account_id', '=', data.user.id)
          .where('device_id', '!=', STRANGER)
          .executeTakeFirstOrThrow();
        await world.call({ method: 'DELETE', url: `/sso/user/me/devices/${id}`, token: data.token });
      },
    ],
  ])('is treated like an unknown device once %s', async (_what, end) => {
    const mine = await owner();
    await end(mine);
    await attack(mine.email);
    const codes = [PASSWORD, NEW_PASSWORD].map((password) => login(mine.email, password, mine.cookie));
    expect((await Promise.all(codes)).map(({ code }) => code)).toEqual([411, 411]);
  });

  it('is not needed after a password reset by mail, which ends the lock', async () => {
    const { email, cookie } = await owner();
    await attack(email);
    const { data } = await post('/sso/security/forgot-password', { email });
    const [mail] = await mailsTo(email, world.folder('outbox'), 1);
    const otp = /(?<!\d)\d{6}(?!\d)/.exec(mail ?? '')?.[0];
    const verified = await post('/sso/security/verify-otp', { request_id: data['request_id'], otp });
    const reset = { reset_token: verified.data['reset_token'], password: NEW_PASSWORD };
    expect(await post('/sso/security/reset-password', reset)).toMatchObject({ code: 200 });
    expect(await login(email, NEW_PASSWORD, undefined, STRANGER)).toMatchObject({ code: 200 });
    await attack(email);
    expect(await login(email, NEW_PASSWORD, cookie)).toMatchObject({ code: 411 });
  });
});
