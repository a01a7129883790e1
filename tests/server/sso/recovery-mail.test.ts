import { withAccountsApp } from '../../support/server/accounts-app';
import { mailsTo } from '../../support/server/read-mail';

describe('the mail of a password reset', () => {
  const { app, call, register, folder } = withAccountsApp({ mailDelayMs: 2_000 });

  it('is written long after the answer, so that the time of the answer reveals nothing', async () => {
    const { user } = await register();
    const payload = { email: user.email };
    expect((await call({ method: 'POST', url: '/sso/security/forgot-password', payload })).code).toBe(200);
    expect(await mailsTo(user.email, folder('outbox'), 0)).toEqual([]);
    await app().close();
    expect(await mailsTo(user.email, folder('outbox'), 0)).toHaveLength(1);
  });
});
