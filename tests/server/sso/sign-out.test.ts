import { OTHER_DEVICE, PASSWORD, withAccountsApp, type Admitted } from '../../support/server/accounts-app';

const UNAUTHORIZED = { status: 401, code: 401 };

describe('signing out', () => {
  const world = withAccountsApp();
  let here: Admitted;
  let elsewhere: Admitted;

  const me = (token: string) => world.call({ method: 'GET', url: '/sso/user/me', token });
  const logout = (token?: string) =>
    world.call({ method: 'GET', url: '/sso/security/logout', ...(token !== undefined && { token }) });
  const refresh = (refreshToken: string) =>
    world.call({ method: 'POST', url: '/sso/security/refresh-token', payload: { refreshToken } });

  beforeEach(async () => {
    world.clock.pass(3_600_000);
    here = await world.register();
    const payload = { email: here.user.email, password: PASSWORD };
    elsewhere = (await world.call({ method: 'POST', url: '/sso/security/login', payload, device: OTHER_DEVICE })).data;
  });

  it('ends this session at once, with both of its tokens, and no other session', async () => {
    expect((await me(here.token)).code).toBe(200);
    expect(await logout(here.token)).toMatchObject({ code: 200, data: null });
    expect(await me(here.token)).toMatchObject(UNAUTHORIZED);
    expect(await refresh(here.refresh_token)).toMatchObject(UNAUTHORIZED);
    expect((await me(elsewhere.token)).code).toBe(200);
  });

  it('takes effect within a second in every other process', async () => {
    const other = await world.another();
    const asked = { url: '/sso/user/me', headers: { authorization: `Bearer ${here.token}` } };
    expect((await other.inject(asked)).statusCode).toBe(200);
    await logout(here.token);
    world.clock.pass(1_000);
    expect((await other.inject(asked)).statusCode).toBe(401);
  });

  it('is refused the second time, and recorded once', async () => {
    await logout(here.token);
    expect(await logout(here.token)).toMatchObject(UNAUTHORIZED);
    const noted = world.database.db().selectFrom('audit_events').select('kind').where('kind', '=', 'signed-out');
    expect(await noted.where('account_id', '=', here.user.id).execute()).toHaveLength(1);
  });

  it('is refused without a valid access token', async () => {
    expect(await logout()).toMatchObject(UNAUTHORIZED);
    expect(await logout('not.a.token')).toMatchObject(UNAUTHORIZED);
    expect(await logout(here.refresh_token)).toMatchObject(UNAUTHORIZED);
  });
});
