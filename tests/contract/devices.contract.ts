import type { Devices } from '../../src/domain/session/devices.port';

/** A listener signed in on three devices, most recently on this one. */
export interface DevicesWorld {
  readonly devices: Devices;
}

/** Contract tests of `Devices`. */
export function describeDevices(name: string, makeWorld: () => Promise<DevicesWorld>): void {
  describe(`${name} as the devices of an account`, () => {
    let world: DevicesWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    const list = async () => {
      const answer = await world.devices.list();
      return answer.ok ? answer.value : [];
    };

    it('lists the devices, the current one first', async () => {
      expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    });

    it('returns the name, the address and the last-seen time of each device', async () => {
      expect((await list())[0]).toEqual({
        id: expect.any(String) as string,
        name: expect.any(String) as string,
        ip: expect.any(String) as string,
        lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        isCurrent: true,
      });
    });

    it('signs out one device', async () => {
      const [here, there, elsewhere] = await list();
      expect(await world.devices.signOut(there?.id ?? '')).toEqual({ ok: true, value: undefined });
      expect((await list()).map(({ id }) => id)).toEqual([here?.id, elsewhere?.id]);
    });

    it('returns not-found for a device that is already signed out', async () => {
      const [, there] = await list();
      await world.devices.signOut(there?.id ?? '');
      expect(await world.devices.signOut(there?.id ?? '')).toEqual({ ok: false, error: { kind: 'not-found' } });
    });

    it('signs out all other devices', async () => {
      expect(await world.devices.signOutOthers()).toEqual({ ok: true, value: undefined });
      expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    });
  });
}
