import type { AccountRegistration } from '../../src/domain/session/account-registration.port';

/** A sign-in service whose mails are delivered. */
export interface RegistrationWorld {
  readonly registration: AccountRegistration;
  /** Without an account. */
  readonly email: string;
  readonly takenEmail: string;
  /** The text of the mail, or its code alone. */
  mailedCode(email: string): Promise<string>;
}

const PASSWORD = 'sông dài biển rộng 7';
const WRONG = { ok: false, error: { kind: 'invalid', fields: { code: expect.any(String) as string } } };

/** Contract tests of an `AccountRegistration` that mails a code before the account exists. */
export function describeRegistrationByMail(name: string, makeWorld: () => Promise<RegistrationWorld>): void {
  describe(`${name} as a registration with a mailed code`, () => {
    let world: RegistrationWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    const requestFor = async (email: string) => {
      const answer = await world.registration.register({ email, password: PASSWORD, name: 'Hạ An' });
      return answer.ok && answer.value.kind === 'code' ? answer.value.code : null;
    };

    it('gives the same answer for a free and for a taken address', async () => {
      const free = await requestFor(world.email);
      const taken = await requestFor(world.takenEmail);
      expect(free).toEqual({
        requestId: expect.any(String) as string,
        life: 300_000,
        resendAfter: 60_000,
        isMailed: true,
      });
      expect(taken).toEqual({ ...free, requestId: expect.any(String) as string });
    });

    it('creates the account for the mailed code, and refuses the code a second time', async () => {
      const { requestId } = (await requestFor(world.email))!;
      const code = await world.mailedCode(world.email);
      expect(await world.registration.confirmRegistration(requestId, code)).toMatchObject({
        ok: true,
        value: { tokens: { accessToken: expect.any(String) as string }, profile: { email: world.email } },
      });
      expect(await world.registration.confirmRegistration(requestId, code)).toMatchObject({ ok: false });
    });

    it('refuses a wrong code and names the code field, for a free and for a taken address', async () => {
      const free = (await requestFor(world.email))!;
      const taken = (await requestFor(world.takenEmail))!;
      const wrong = String((Number(await world.mailedCode(world.email)) + 1) % 1_000_000).padStart(6, '0');
      expect(await world.registration.confirmRegistration(free.requestId, wrong)).toEqual(WRONG);
      expect(await world.registration.confirmRegistration(taken.requestId, wrong)).toEqual(WRONG);
    });
  });
}
