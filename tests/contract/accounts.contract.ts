import type { Accounts } from '../../src/domain/session/accounts.port';

/** A sign-in service with an account that is signed in nowhere. */
export interface AccountsWorld {
  readonly accounts: Accounts;
  readonly email: string;
  readonly password: string;
}

/** Contract tests of `Accounts`. */
export function describeAccounts(name: string, makeWorld: () => Promise<AccountsWorld>): void {
  describe(`${name} as a sign-in service`, () => {
    let world: AccountsWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    const signIn = (password = world.password, email = world.email) =>
      world.accounts.signIn({ email, password, remember: true });

    it('signs an account in', async () => {
      expect(await signIn()).toMatchObject({
        ok: true,
        value: { tokens: { accessToken: expect.any(String) as string }, profile: { email: world.email } },
      });
    });

    it('signs an account in again, with a new session', async () => {
      const first = await signIn();
      const second = await signIn();
      expect(second).toMatchObject({ ok: true, value: { profile: { email: world.email } } });
      expect(second).not.toEqual(first);
    });

    it('gives the same answer to a wrong password and to a wrong address', async () => {
      const answers = [await signIn('not the password'), await signIn(world.password, `nobody-${world.email}`)];
      expect(answers[0]).toMatchObject({ ok: false });
      expect(answers[1]).toEqual(answers[0]);
    });

    it('signs an account out, and refuses a second sign-out', async () => {
      await signIn();
      expect(await world.accounts.signOut()).toEqual({ ok: true, value: undefined });
      expect(await world.accounts.signOut()).toMatchObject({ ok: false, error: { kind: 'unauthenticated' } });
    });
  });
}
