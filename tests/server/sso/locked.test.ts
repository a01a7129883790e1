import { PostgresAccountDirectory } from '../../../server/infrastructure/postgres/accounts/postgres-account-directory';
import { PASSWORD, withAccountsApp } from '../../support/server/accounts-app';

describe('an account that an admin locked', () => {
  const world = withAccountsApp();
  const me = async (token: string) => (await world.call({ method: 'GET', url: '/sso/user/me', token })).code;

  it('is refused everywhere within a second, with the reason only for the right password, until it is unlocked', async () => {
    const admin = await world.register('Quản trị');
    const { token, refresh_token: refreshToken, user } = await world.register();
    const login = (password: string) =>
      world.call({ method: 'POST', url: '/sso/security/login', payload: { email: user.email, password } });
    const directory = new PostgresAccountDirectory(world.database.db());
    const change = { accountId: user.id, actorId: admin.user.id, at: world.clock.date() };
    expect(await me(token)).toBe(200);
    // Locks as another process does: this process uses its cached state for less than a second.
    expect(await directory.lock(change)).toBe('done');
    world.clock.pass(1_000);
    expect(await me(token)).toBe(401);
    const refresh = { method: 'POST', url: '/sso/security/refresh-token', payload: { refreshToken } } as const;
    expect(await world.call(refresh)).toMatchObject({ code: 401 });
    expect(await login(PASSWORD)).toMatchObject({ status: 423, code: 411, data: { retry_after: 0 } });
    expect((await login(PASSWORD)).message).toContain('khoá');
    expect(await login('a guess')).toMatchObject({ code: 401 });
    expect(await directory.unlock(change)).toBe('done');
    expect(await login(PASSWORD)).toMatchObject({ code: 200 });
  });
});
