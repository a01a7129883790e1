import type { DemoProgress, DemoWatch } from '../../src/application/ports/demo-watch.port';
import { aDemoProgress } from '../support/builders/a-demo-progress';

/** A backend whose demo progress a test can set. */
export interface DemoWatchWorld {
  readonly watch: DemoWatch;
  become(progress: DemoProgress): void;
}

/** Contract tests of `DemoWatch`. */
export function describeDemoWatch(name: string, makeWorld: () => Promise<DemoWatchWorld>): void {
  describe(`${name} as the source of the demo's progress`, () => {
    it.each<[string, DemoProgress]>([
      ['what it makes and how long it will take', aDemoProgress()],
      ['that nobody knows how long it will take', aDemoProgress({ remaining: null, current: null })],
      ['that it is done', aDemoProgress({ state: 'ready', made: 36, current: null, remaining: null })],
      ['that it makes none', aDemoProgress({ state: 'off', made: 0, total: 0, current: null, remaining: null })],
    ])('reports %s', async (_, progress) => {
      const { watch, become } = await makeWorld();
      become(progress);
      expect(await watch.read()).toEqual({ ok: true, value: progress });
    });

    it('reports the current progress at each request', async () => {
      const { watch, become } = await makeWorld();
      become(aDemoProgress({ made: 1 }));
      await watch.read();
      become(aDemoProgress({ made: 2 }));
      expect(await watch.read()).toMatchObject({ value: { made: 2 } });
    });
  });
}
