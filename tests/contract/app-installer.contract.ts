import type { AppInstaller } from '../../src/application/ports/app-installer.port';
import type { InstallFacts } from '../../src/domain/app/install-state';

/** A browser, and what it and its listener do. */
export interface InstallerWorld {
  readonly installer: AppInstaller;
  /** The browser offers to install the app; the argument is the listener's answer. */
  offers(agrees: boolean): void;
  /** The app was installed on the device, in this way or another. */
  installs(): void;
}

/** Contract tests of `AppInstaller`, which installs the app on the device. */
export function describeAppInstaller(name: string, makeWorld: () => InstallerWorld): void {
  describe(`${name} as an app installer`, () => {
    function listenTo({ installer }: InstallerWorld): InstallFacts[] {
      const told: InstallFacts[] = [];
      installer.changes.subscribe((facts) => told.push(facts));
      return told;
    }

    it('cannot ask the listener before the browser allows it', async () => {
      const { installer } = makeWorld();
      expect(installer.facts).toMatchObject({ canAsk: false, isInstalled: false });
      expect(await installer.ask()).toBe(false);
    });

    it.each([true, false])('asks the listener once, and returns the answer: %s', async (agrees) => {
      const world = makeWorld();
      const told = listenTo(world);
      world.offers(agrees);
      expect([world.installer.facts.canAsk, told.at(-1)?.canAsk]).toEqual([true, true]);
      expect(await world.installer.ask()).toBe(agrees);
      expect([world.installer.facts.canAsk, told.at(-1)?.canAsk]).toEqual([false, false]);
      expect(await world.installer.ask()).toBe(false);
    });

    it('reports that the app is installed', () => {
      const world = makeWorld();
      const told = listenTo(world);
      world.installs();
      expect([world.installer.facts.isInstalled, told.at(-1)?.isInstalled]).toEqual([true, true]);
    });
  });
}
