import type { InjectOptions } from 'fastify';
import type { Identity } from '../../../server/application/sessions/identify';
import { fail, succeed } from '../../../server/domain/shared/result';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { MemoryRateLimiter } from '../../../server/infrastructure/system/memory-rate-limiter';
import { buildApp } from '../../../server/presentation/http/app';
import type { Policy } from '../../../server/presentation/http/route-declaration';
import { withAccountsApp } from '../../support/server/accounts-app';
import { HandClock } from '../../support/server/hand-clock';
import { silentLogger } from '../../support/server/silent-logger';

const POLICIES: readonly Policy[] = ['public', 'optional-account', 'signed-in', 'admin', 'operator'];
const LISTENER: Identity = { accountId: 'vy', sessionId: 's1', role: 'listener', isPremium: false };
const ADMIN: Identity = { ...LISTENER, accountId: 'lam', role: 'admin' };

/** A server with one route for each policy, which returns how it identified the caller. */
function guarded(hasAccounts: boolean) {
  const limiter = new MemoryRateLimiter(new HandClock());
  const known = new Map([
    ['listener', succeed(LISTENER)],
    ['admin', succeed(ADMIN)],
  ]);
  const app = buildApp({
    logger: silentLogger,
    ids: new CryptoIdSource(),
    limiters: { inMemory: limiter, persistent: limiter },
    gatekeeper: {
      identify: async (token) => known.get(token) ?? fail(token === 'old' ? 'expired' : 'invalid'),
      hasAccounts: async () => hasAccounts,
    },
  });
  for (const policy of POLICIES)
    app.get(`/${policy}`, { schema: {}, config: { policy, rate: 'listening' } }, ({ identity }) => ({
      code: 200,
      data: identity?.accountId ?? 'nobody',
    }));
  return app;
}

describe('the access policy of a call', () => {
  const apps = { settled: guarded(true), fresh: guarded(false) };
  afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())));

  const asked = async (app: keyof typeof apps, policy: Policy, authorization?: string, from: InjectOptions = {}) => {
    const headers = { host: 'localhost:4000', ...(authorization !== undefined && { authorization }) };
    const reply = await apps[app].inject({ url: `/${policy}`, headers, ...from });
    const { code, data } = reply.json<{ code: number; data: unknown }>();
    return code === 200 ? data : code;
  };

  it.each<[Policy, readonly unknown[]]>([
    // No token, a listener's, an admin's, an expired one, an invalid one.
    ['public', ['nobody', 'nobody', 'nobody', 'nobody', 'nobody']],
    ['optional-account', ['nobody', 'vy', 'lam', 413, 'nobody']],
    ['signed-in', [401, 'vy', 'lam', 413, 401]],
    ['admin', [401, 403, 'lam', 413, 401]],
    ['operator', [401, 403, 'lam', 413, 401]],
  ])('admits the right callers for the policy %s', async (policy, answers) => {
    const tokens = [undefined, 'Bearer listener', 'Bearer admin', 'Bearer old', 'Bearer made-up'];
    expect(await Promise.all(tokens.map((token) => asked('settled', policy, token)))).toEqual(answers);
  });

  it.each(['listener', 'Basic listener', 'Bearer', 'Bearer ', 'Bearer a b', 'Bearer listener, Bearer admin'])(
    'refuses the credentials %p',
    async (authorization) => {
      expect(await asked('settled', 'signed-in', authorization)).toBe(401);
    },
  );

  it('admits callers on this machine as the operator until there are accounts, but not through a proxy', async () => {
    expect(await asked('fresh', 'operator')).toBe('nobody');
    expect(await asked('fresh', 'operator', undefined, { remoteAddress: '203.0.113.7' })).toBe(403);
    const forwarded = { host: 'localhost:4000', 'x-forwarded-for': '203.0.113.7' };
    expect(await asked('fresh', 'operator', undefined, { headers: forwarded })).toBe(403);
  });
});

describe('the calls of a signed-in account', () => {
  const world = withAccountsApp();

  it('are all calls below /sso/user, and signing out; no other sign-in call requires a session', () => {
    const own = world.app().routeInventory.filter(({ policy }) => policy === 'signed-in');
    const all = world.app().routeInventory.filter(({ url }) => url.startsWith('/sso/'));
    const public_ = all.filter(({ policy }) => policy === 'public').map(({ method, url }) => `${method} ${url}`);
    expect(own.length + public_.length).toBe(all.length);
    expect(public_.sort()).toEqual([
      'POST /sso/security/forgot-password',
      'POST /sso/security/login',
      'POST /sso/security/refresh-token',
      'POST /sso/security/register',
      'POST /sso/security/reset-password',
      'POST /sso/security/verify-otp',
      'POST /sso/security/verify-registration',
    ]);
  });

  it('are refused without a token, with an invalid one and after signing out, before the request is checked', async () => {
    const { token } = await world.register();
    await world.call({ method: 'GET', url: '/sso/security/logout', token });
    const own = world.app().routeInventory.filter(({ policy, method }) => policy === 'signed-in' && method !== 'HEAD');
    expect(own.length).toBeGreaterThanOrEqual(8);
    for (const { method, url } of own) {
      const call = { method: method as 'GET', url: url.replace(':id', 'none') };
      for (const credentials of [{}, { token: 'a.b.c' }, { token }])
        expect([url, (await world.call({ ...call, ...credentials })).code]).toEqual([url, 401]);
    }
  });
});
