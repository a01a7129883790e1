import type { Accounts } from '../../src/domain/session/accounts.port';

/** A sign-in service that has no account for this test's address. */
export interface AccountsWorld {
  readonly accounts: Accounts;
  readonly email: string;
}

const PASSWORD = 'sông dài biển rộng 7';

/** Contract tests of `Accounts`. */
export function describeAccounts(name: string, makeWorld: () => Promise<AccountsWorld>): void {
  describe(`${name} as a sign-in service`, () => {
    let world: AccountsWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    const register = () => world.accounts.register({ email: world.email, password: PASSWORD, name: 'Hạ An' });
    const signIn = (password: string, email = world.email) =>
      world.accounts.signIn({ email, password, remember: true });

    it('creates an account and signs it in', async () => {
      expect(await register()).toMatchObject({
        ok: true,
        value: {
          kind: 'admitted',
          admission: {
            tokens: { accessToken: expect.any(String) as string, refreshToken: expect.any(String) as string },
            profile: { email: world.email, name: 'Hạ An', avatarUrl: null, isPremium: false },
          },
        },
      });
    });

    it('refuses a second account for the same address', async () => {
      await register();
      expect(await register()).toEqual({ ok: false, error: { kind: 'conflict' } });
    });

    it('names the password field when the password is too short', async () => {
      const answer = await world.accounts.register({ email: world.email, password: 'short', name: 'An' });
      const fields = { password: expect.any(String) as string };
      expect(answer).toEqual({ ok: false, error: { kind: 'invalid', fields } });
    });

    it('signs an account in again, with a new session', async () => {
      const first = await register();
      const second = await signIn(PASSWORD);
      expect(second).toMatchObject({ ok: true, value: { profile: { email: world.email } } });
      expect(second).not.toEqual(first);
    });

    it('gives the same answer to a wrong password and to a wrong address', async () => {
      await register();
      const answers = [await signIn('not the password'), await signIn(PASSWORD, `nobody-${world.email}`)];
      expect(answers[0]).toMatchObject({ ok: false });
      expect(answers[1]).toEqual(answers[0]);
    });

    it('signs an account out, and refuses a second sign-out', async () => {
      await register();
      expect(await world.accounts.signOut()).toEqual({ ok: true, value: undefined });
      expect(await world.accounts.signOut()).toMatchObject({ ok: false, error: { kind: 'unauthenticated' } });
    });
  });
}
