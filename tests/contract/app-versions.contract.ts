import type { AppVersions } from '../../src/application/ports/app-versions.port';

/** An app on a device, and how many times it has reloaded. */
export interface VersionsWorld {
  readonly versions: AppVersions;
  /** Puts a newer version on the device, where it waits. */
  bringsNewer(): Promise<void>;
  begunAnew(): number;
}

/** Contract tests of `AppVersions`, which stores the app's files. */
export function describeAppVersions(name: string, makeWorld: () => VersionsWorld): void {
  describe(`${name} as the source of app versions`, () => {
    const listening: { unsubscribe(): void }[] = [];
    const stopListening = (): void => listening.splice(0).forEach((each) => each.unsubscribe());
    afterEach(stopListening);

    function listenTo({ versions }: VersionsWorld): () => number {
      let told = 0;
      listening.push(versions.newer.subscribe(() => (told += 1)));
      return () => told;
    }

    it('reports a newer version, and reloads the app only on request', async () => {
      const world = makeWorld();
      const told = listenTo(world);
      expect(told()).toBe(0);
      await world.bringsNewer();
      expect([told(), world.begunAnew()]).toEqual([1, 0]);
      world.versions.renew();
      expect(world.begunAnew()).toBe(1);
    });

    it('reloads the app also when no newer version is waiting', () => {
      const world = makeWorld();
      listenTo(world);
      world.versions.renew();
      expect(world.begunAnew()).toBe(1);
    });

    it('reports nothing after the subscription has ended', async () => {
      const world = makeWorld();
      const told = listenTo(world);
      stopListening();
      await world.bringsNewer();
      expect(told()).toBe(0);
    });
  });
}
