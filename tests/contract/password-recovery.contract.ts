import type { PasswordRecovery } from '../../src/domain/session/password-recovery.port';

/** The owner of an account, who can read their mail. */
export interface PasswordRecoveryWorld {
  readonly recovery: PasswordRecovery;
  readonly email: string;
  /** The last code that was mailed to them. */
  mailedCode(): Promise<string>;
  hasMail(email: string): Promise<boolean>;
  canSignInWith(password: string): Promise<boolean>;
}

const NEXT = 'một mật khẩu khác 9';

/** Contract tests of `PasswordRecovery`. */
export function describePasswordRecovery(name: string, makeWorld: () => Promise<PasswordRecoveryWorld>): void {
  describe(`${name} as password recovery`, () => {
    let world: PasswordRecoveryWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    const request = async (email: string) => {
      const answer = await world.recovery.request(email);
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value;
    };
    const ticket = async () => {
      const { requestId } = await request(world.email);
      const answer = await world.recovery.verify(requestId, await world.mailedCode());
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value;
    };

    it('returns how long the code is valid and when another code may be requested', async () => {
      expect(await request(world.email)).toMatchObject({ life: 300_000, resendAfter: 60_000 });
    });

    it('gives the same answer for an unknown address, and mails nothing', async () => {
      const unknown = `nobody-${world.email}`;
      expect(await request(unknown)).toMatchObject({ life: 300_000, resendAfter: 60_000 });
      await request(world.email);
      await world.mailedCode();
      expect(await world.hasMail(unknown)).toBe(false);
    });

    it('exchanges the mailed code for a ticket, and the ticket for a new password', async () => {
      expect(await world.recovery.reset(await ticket(), NEXT)).toEqual({ ok: true, value: undefined });
      expect(await world.canSignInWith(NEXT)).toBe(true);
    });

    it('names the code field when the code is wrong', async () => {
      const { requestId } = await request(world.email);
      const fields = { code: expect.any(String) as string };
      const wrong = String((Number(await world.mailedCode()) + 1) % 1_000_000).padStart(6, '0');
      expect(await world.recovery.verify(requestId, wrong)).toEqual({
        ok: false,
        error: { kind: 'invalid', fields },
      });
    });

    it('refuses a short password, and accepts the same ticket with a longer one', async () => {
      const kept = await ticket();
      const fields = { password: expect.any(String) as string };
      expect(await world.recovery.reset(kept, 'short')).toEqual({ ok: false, error: { kind: 'invalid', fields } });
      expect(await world.recovery.reset(kept, NEXT)).toEqual({ ok: true, value: undefined });
    });

    it('accepts a ticket once', async () => {
      const used = await ticket();
      await world.recovery.reset(used, NEXT);
      expect(await world.recovery.reset(used, 'wieder ein anderes 5')).toMatchObject({ ok: false });
    });
  });
}
