import type { AccountRegistration } from '../../src/domain/session/account-registration.port';

/** A sign-in service that creates accounts at once and has none for this address. */
export interface AccountRegistrationWorld {
  readonly registration: AccountRegistration;
  readonly email: string;
}

const PASSWORD = 'sông dài biển rộng 7';

/** Contract tests of an `AccountRegistration` that mails no code. */
export function describeAccountRegistration(name: string, makeWorld: () => Promise<AccountRegistrationWorld>): void {
  describe(`${name} as a registration`, () => {
    let world: AccountRegistrationWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    const register = (password = PASSWORD) =>
      world.registration.register({ email: world.email, password, name: 'Hạ An' });

    it('creates an account and signs it in', async () => {
      expect(await register()).toMatchObject({
        ok: true,
        value: {
          kind: 'admitted',
          admission: {
            tokens: { accessToken: expect.any(String) as string },
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
      const fields = { password: expect.any(String) as string };
      expect(await register('short')).toEqual({ ok: false, error: { kind: 'invalid', fields } });
    });
  });
}
