import { FAR_ADDRESS } from '../../support/server/bare-app';
import { PASSWORD, withAccountsApp, type AccountsWorld } from '../../support/server/accounts-app';

type Called = Parameters<AccountsWorld['call']>[0];

const register = (world: AccountsWorld, given: object = {}, called: Partial<Called> = {}) => {
  const payload = { email: 'vy@example.org', password: PASSWORD, name: 'Hạ Vy', ...given };
  return world.call({ method: 'POST', url: '/sso/security/register', payload, ...called });
};
const many = (world: AccountsWorld, called: Partial<Called> = {}) =>
  Promise.all(Array.from({ length: 12 }, (_, at) => register(world, { email: `first-${at}@example.org` }, called)));

describe('creating an account', () => {
  const world = withAccountsApp();

  beforeEach(() => world.database.db().deleteFrom('accounts').execute());
  beforeEach(() => world.clock.pass(3_600_000));

  it('makes one admin, however many accounts are created at once', async () => {
    const roles = (await many(world)).map(({ data }) => data.user.role);
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
    expect(roles.filter((role) => role === 'listener')).toHaveLength(11);
  });

  it('opens a remembered session, with the name normalised and the address as it was typed', async () => {
    const { code, data } = await register(world, { email: ' Vy@Example.org', name: '  Ha\u0323 Vy ' });
    expect(code).toBe(400);
    expect(data).toMatchObject({ errors: { email: expect.any(String) } });
    const taken = await register(world, { email: 'Vy@Example.org', name: '  Ha\u0323 Vy ' });
    expect(taken.data.user).toMatchObject({ email: 'Vy@Example.org', name: 'Hạ Vy', role: 'admin', is_premium: false });
    world.clock.pass(29 * 86_400_000);
    const payload = { refreshToken: taken.data.refresh_token };
    expect(await world.call({ method: 'POST', url: '/sso/security/refresh-token', payload })).toMatchObject({
      code: 200,
    });
  });

  it('reports that an address already has an account, in whatever case it is written', async () => {
    await register(world);
    expect(await register(world, { email: 'VY@example.org' })).toMatchObject({ status: 409, code: 409 });
  });

  it.each([
    ['a short one', 'mưa tháng', 'Cần ít nhất 10 ký tự.'],
    ['ten units that are fewer characters', '🌊🎧🌙🚲🍜', 'Cần ít nhất 10 ký tự.'],
    ['a common one', 'Password2026', 'Mật khẩu này quá dễ đoán. Hãy ghép vài từ không liên quan với nhau.'],
    ['one\u2019s own name', 'ha vy example', 'Mật khẩu không nên là tên hay email của bạn.'],
  ])('refuses %s as a password, with an error at the password field', async (_what, password, message) => {
    const reply = await register(world, { password, name: 'Hạ Vy Example' });
    expect(reply).toMatchObject({ code: 400, data: { errors: { password: message } } });
    expect(await world.database.db().selectFrom('accounts').select('id').execute()).toEqual([]);
  });

  it('requires no setup token for the first account on this machine, and accepts an unnecessary one', async () => {
    expect(await register(world, { setup_token: 'anything' })).toMatchObject({ code: 200 });
  });
});

describe('creating an account where sign-up is closed', () => {
  const world = withAccountsApp({ signUp: 'closed' });

  it('is possible once, for the admin, however many requests arrive at once', async () => {
    const codes = (await many(world)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 403)).toHaveLength(11);
    const confirming = { request_id: 'a'.repeat(43), otp: '123456' };
    const url = '/sso/security/verify-registration';
    expect(await world.call({ method: 'POST', url, payload: confirming })).toMatchObject({ status: 403 });
    expect(await register(world, {}, { headers: { 'accept-language': 'en' } })).toMatchObject({
      status: 403,
      message: 'New accounts are not taken here.',
    });
  });
});

describe.each(['off', '1', '127.0.0.1'])(
  'creating the first account from elsewhere, with TRUST_PROXY=%s',
  (trustProxy) => {
    const world = withAccountsApp({ trustProxy });
    const accounts = () => world.database.db().selectFrom('accounts').select('id').execute();

    it.each<[string, Partial<Called>]>([
      ['another machine', { remoteAddress: FAR_ADDRESS }],
      ['another machine that says to be this one', { remoteAddress: FAR_ADDRESS, headers: { host: 'localhost:4000' } }],
      ['a proxy on this machine', { headers: { 'x-forwarded-for': FAR_ADDRESS } }],
      ['a proxy whose client says to be on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
      ['a proxy that names no client', { headers: { 'x-forwarded-for': '' } }],
      ['a proxy that says how it was called', { headers: { 'x-forwarded-host': 'music.example' } }],
      ['a proxy with a header of its own', { headers: { 'x-real-ip': '127.0.0.1' } }],
      ['a proxy that says the standard\u2019s words', { headers: { forwarded: 'for=127.0.0.1' } }],
      ['a proxy with a name of no standard', { headers: { 'forwarded-for': '127.0.0.1' } }],
      ['a network that guards against circles', { headers: { 'cdn-loop': 'edge' } }],
      ['Fastly', { headers: { 'fastly-client-ip': '127.0.0.1' } }],
      ['Fly', { headers: { 'fly-client-ip': '127.0.0.1' } }],
      ['Cloudflare', { headers: { 'cf-ray': '1' } }],
      ['Azure', { headers: { 'x-azure-clientip': '127.0.0.1' } }],
      ['Envoy', { headers: { 'x-envoy-external-address': '127.0.0.1' } }],
      ['Tailscale', { headers: { 'tailscale-user-login': 'somebody' } }],
      ['ngrok', { headers: { 'ngrok-trace-id': '1' } }],
      ['a name that looks like an address of this machine', { headers: { host: '127.999.999.999' } }],
      ['a name that points to this machine', { headers: { host: 'rebind.example' } }],
      ['a page of another site', { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }],
    ])('requires the setup token for %s, and creates no account without it', async (_who, called) => {
      world.clock.pass(3_600_000);
      const told = (await many(world, called)).map(({ data }) => JSON.stringify(data));
      expect(new Set(told).size).toBe(1);
      expect(told[0]).toContain('mã thiết lập');
      expect(await accounts()).toEqual([]);
    });

    it('requires no setup token when the call truly comes from this machine', async () => {
      expect(await register(world, {}, { headers: { host: 'localhost:4000' } })).toMatchObject({
        code: 200,
        data: { user: { role: 'admin' } },
      });
    });
  },
);
