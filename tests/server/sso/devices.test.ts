import { OTHER_DEVICE, PASSWORD, withAccountsApp, type Admitted } from '../../support/server/accounts-app';

const NASTY_NAME = '<script>alert(1)</script>';

describe('the devices of an account', () => {
  const world = withAccountsApp();
  let here: Admitted;
  let elsewhere: Admitted;

  const call = (method: 'GET' | 'DELETE', id = '', token = here.token) =>
    world.call({ method, url: `/sso/user/me/devices${id}`, token });
  const list = async (token = here.token) =>
    (await call('GET', '', token)).data as unknown as readonly Readonly<Record<string, unknown>>[];
  const login = async (headers: Readonly<Record<string, string>> = {}) => {
    const payload = { email: here.user.email, password: PASSWORD };
    const url = '/sso/security/login';
    return (await world.call({ method: 'POST', url, payload, device: OTHER_DEVICE, headers })).data;
  };
  const me = async ({ token }: Admitted) => (await world.call({ method: 'GET', url: '/sso/user/me', token })).code;

  beforeEach(async () => {
    world.clock.pass(3_600_000);
    here = await world.register();
    elsewhere = await login({ devicename: NASTY_NAME });
  });

  it('are listed with name, address and time, with this device marked; a name is plain text', async () => {
    const devices = await list();
    expect(devices).toHaveLength(2);
    expect(devices.filter(({ current }) => current)).toMatchObject([{ name: 'Linux', ip: '127.0.0.1' }]);
    expect(devices.find(({ current }) => !current)).toMatchObject({ name: NASTY_NAME });
    expect(devices.every(({ last_seen }) => !Number.isNaN(Date.parse(String(last_seen))))).toBe(true);
    expect(JSON.stringify(devices)).not.toMatch(/salt|token|account/);
  });

  it('can be signed out one by one, with immediate effect', async () => {
    const [other] = (await list()).filter(({ current }) => !current);
    expect(await call('DELETE', `/${String(other?.id)}`)).toMatchObject({ code: 200, data: null });
    expect(await me(elsewhere)).toBe(401);
    expect(await me(here)).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('are all signed out except this one', async () => {
    await login();
    await login();
    expect(await call('DELETE')).toMatchObject({ code: 200 });
    expect(await list()).toMatchObject([{ current: true }]);
    expect(await me(elsewhere)).toBe(401);
  });

  it('include this device, which can be signed out like any other', async () => {
    const [own] = (await list()).filter(({ current }) => current);
    await call('DELETE', `/${String(own?.id)}`);
    expect(await me(here)).toBe(401);
    expect(await me(elsewhere)).toBe(200);
  });

  it('cannot be seen or signed out by another account', async () => {
    const stranger = await world.register();
    const [other] = (await list()).filter(({ current }) => !current);
    const refused = await call('DELETE', `/${String(other?.id)}`, stranger.token);
    expect(refused).toMatchObject({ status: 404, code: 404 });
    expect(await me(elsewhere)).toBe(200);
    expect(await list(stranger.token)).toHaveLength(1);
  });

  it('that do not exist are not found, and an invalid id is refused', async () => {
    expect((await call('DELETE', '/no-such-session')).code).toBe(404);
    expect((await call('DELETE', '/..%2f..%2fetc')).code).toBe(400);
  });

  it('are refused with 401 without a token', async () => {
    expect((await world.call({ method: 'GET', url: '/sso/user/me/devices' })).code).toBe(401);
    expect((await world.call({ method: 'DELETE', url: '/sso/user/me/devices' })).code).toBe(401);
  });
});
