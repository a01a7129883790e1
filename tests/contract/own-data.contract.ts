import type { OwnData } from '../../src/domain/profile/own-data.port';

/** A signed-in account that is not an admin. */
export interface OwnDataWorld {
  readonly ownData: OwnData;
  readonly password: string;
  /** Makes the account the last admin while other accounts exist. */
  readonly becomeLastAdmin: () => Promise<void>;
  readonly canSignIn: () => Promise<boolean>;
}

/** Contract tests of `OwnData`, the data that listeners leave behind. */
export function describeOwnData(name: string, makeWorld: () => Promise<OwnDataWorld>): void {
  describe(`${name} as the data of an account`, () => {
    let world: OwnDataWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    it('returns the stored data', async () => {
      const profile = expect.objectContaining({ name: expect.any(String) as string }) as object;
      expect(await world.ownData.export()).toMatchObject({ ok: true, value: { profile } });
    });

    it('deletes nothing for a wrong password', async () => {
      const password = expect.any(String) as string;
      const refused = { ok: false, error: { kind: 'invalid', fields: { password } } };
      expect(await world.ownData.deleteAccount('something else')).toEqual(refused);
      expect(await world.canSignIn()).toBe(true);
    });

    it('deletes the account for its password, and refuses its session afterwards', async () => {
      expect(await world.ownData.deleteAccount(world.password)).toEqual({ ok: true, value: undefined });
      expect(await world.canSignIn()).toBe(false);
      expect(await world.ownData.export()).toMatchObject({ ok: false, error: { kind: 'unauthenticated' } });
    });

    it('refuses to delete the last admin while there are other accounts', async () => {
      await world.becomeLastAdmin();
      expect(await world.ownData.deleteAccount(world.password)).toEqual({ ok: false, error: { kind: 'conflict' } });
      expect(await world.canSignIn()).toBe(true);
    });
  });
}
