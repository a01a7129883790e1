import { DEVICE, OTHER_DEVICE, withAccountsApp, type Admitted } from '../../support/server/accounts-app';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

describe('the renewal of tokens', () => {
  const world = withAccountsApp();
  const refresh = (refreshToken: string, device = DEVICE) =>
    world.call({ method: 'POST', url: '/sso/security/refresh-token', payload: { refreshToken }, device });
  const me = (token: string) => world.call({ method: 'GET', url: '/sso/user/me', token });
  const login = (admitted: Admitted, remember: boolean, device = DEVICE) =>
    world.call({
      method: 'POST',
      url: '/sso/security/login',
      payload: { email: admitted.user.email, password: 'gió mùa đông bắc', remember },
      device,
    });

  it('returns a new pair of tokens, and both tokens work', async () => {
    const { refresh_token } = await world.register();
    const { data, code } = await refresh(refresh_token);
    expect(code).toBe(200);
    expect(data).toMatchObject({ expires_in: 600 });
    expect(data.refresh_token).not.toBe(refresh_token);
    expect((await me(data.token)).code).toBe(200);
    expect((await refresh(data.refresh_token)).code).toBe(200);
  });

  it('rotates once for a thousand requests at once, and returns the same successor to all of them', async () => {
    const { refresh_token } = await world.register();
    const replies = await Promise.all(Array.from({ length: 1_000 }, () => refresh(refresh_token)));
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200]));
    const successors = new Set(replies.map(({ data }) => data.refresh_token));
    expect(successors.size).toBe(1);
    const [successor = ''] = successors;
    expect((await refresh(successor)).code).toBe(200);
  }, 120_000);

  it('returns the same successor again, for 30 seconds, to a device whose answer was lost', async () => {
    const { refresh_token } = await world.register();
    const first = await refresh(refresh_token);
    world.clock.pass(30 * SECOND);
    const again = await refresh(refresh_token);
    expect(again.data.refresh_token).toBe(first.data.refresh_token);
  });

  it('returns the same successor in another process too, as after a kill between commit and answer', async () => {
    const { refresh_token } = await world.register();
    const first = await refresh(refresh_token);
    const other = await world.another();
    const again = await other.inject({
      method: 'POST',
      url: '/sso/security/refresh-token',
      payload: { refreshToken: refresh_token },
      headers: { deviceid: DEVICE },
    });
    expect(again.json()).toMatchObject({ code: 200, data: { refresh_token: first.data.refresh_token } });
  });

  it('leaves the access token from before the rotation valid', async () => {
    const { token, refresh_token } = await world.register();
    await refresh(refresh_token);
    expect((await me(token)).code).toBe(200);
  });

  describe('with a refresh token that was already used', () => {
    it.each([
      ['after 31 seconds', DEVICE, 31 * SECOND],
      ['from another device', OTHER_DEVICE, 0],
    ])('ends the token’s session and no other when the token is sent %s', async (_, device, ms) => {
      const here = await world.register();
      const elsewhere = await login(here, true, '9999000099990000');
      const { data: successor } = await refresh(here.refresh_token);
      world.clock.pass(ms);
      expect((await refresh(here.refresh_token, device)).code).toBe(401);
      world.clock.pass(SECOND);
      expect((await refresh(successor.refresh_token)).code).toBe(401);
      expect((await me(successor.token)).code).toBe(401);
      expect((await me(elsewhere.data.token)).code).toBe(200);
    });

    it('is recorded once as reuse of a token', async () => {
      const here = await world.register();
      await refresh(here.refresh_token);
      world.clock.pass(31 * SECOND);
      await Promise.all([refresh(here.refresh_token), refresh(here.refresh_token)]);
      const events = await world.database
        .db()
        .selectFrom('audit_events')
        .select('kind')
        .where('account_id', '=', here.user.id)
        .execute();
      expect(events.filter(({ kind }) => kind === 'refresh-reused')).toHaveLength(1);
    });
  });

  it('refuses a forged token, and ends no session', async () => {
    const { refresh_token, token } = await world.register();
    const [id = '', , mac = ''] = refresh_token.split('.');
    for (const forged of ['x', `${id}.1.${'A'.repeat(43)}`, `${id}.0.${mac}`, `${id}.2.${mac}`, `nobody.1.${mac}`])
      expect((await refresh(forged)).code).toBe(401);
    expect((await me(token)).code).toBe(200);
    expect((await refresh(refresh_token)).code).toBe(200);
  });

  it.each([
    ['remembered, is over after 30 days without use', true, [30 * DAY]],
    ['not remembered, is over after 12 hours without use', false, [12 * HOUR]],
  ])('of a session that is %s', async (_, remember, [idle = 0]) => {
    const { data } = await login(await world.register(), remember);
    world.clock.pass(idle - SECOND);
    const { data: next, code } = await refresh(data.refresh_token);
    expect(code).toBe(200);
    world.clock.pass(idle);
    expect((await refresh(next.refresh_token)).code).toBe(401);
  });

  it.each([
    ['90 days, remembered', true, 20 * DAY, 5],
    ['24 hours, not remembered', false, 8 * HOUR, 3],
  ])('ends after %s, however often the session is used', async (_, remember, step, times) => {
    let { data } = await login(await world.register(), remember);
    const codes: number[] = [];
    for (let time = 0; time < times; time += 1) {
      world.clock.pass(step);
      const reply = await refresh(data.refresh_token);
      codes.push(reply.code);
      data = reply.data ?? data;
    }
    expect(codes).toEqual([...Array.from({ length: times - 1 }, () => 200), 401]);
  });

  it('distinguishes an expired access token from an invalid one', async () => {
    const { token } = await world.register();
    world.clock.pass(601 * SECOND);
    expect(await me(token)).toMatchObject({ code: 413, status: 401 });
    const [head, body, signature = ''] = token.split('.');
    const forged = `${signature.slice(1)}${signature.charAt(0)}`;
    expect(await me(`${head}.${body}.${forged}`)).toMatchObject({ code: 401, status: 401 });
    expect(await world.call({ method: 'GET', url: '/sso/user/me' })).toMatchObject({ code: 401 });
  });
});
