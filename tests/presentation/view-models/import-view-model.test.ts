import type { ImportProgress } from '../../../src/application/ports/import-watch.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { succeed, type Result } from '../../../src/domain/shared/result';
import { ImportViewModel } from '../../../src/presentation/view-models/import.view-model';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';

const at = (processed: number, isRunning = true): ImportProgress => ({
  hasMediaFolder: true,
  isRunning,
  found: 10,
  processed,
  refused: 0,
});

function watchOver(answers: readonly Result<ImportProgress | null, GatewayFailure>[]) {
  const time = new VirtualTime();
  const left = [...answers];
  let looks = 0;
  let reloads = 0;
  const look = () => {
    looks += 1;
    return Promise.resolve(left.shift() ?? succeed(null));
  };
  const list = { refresh: () => Promise.resolve(void (reloads += 1)) };
  const imports = new ImportViewModel({ read: look }, time, list);
  imports.open();
  return { imports, time, looks: () => looks, reloads: () => reloads };
}

describe('watching an import', () => {
  it('requests the progress every two seconds and reloads the list as the import grows', async () => {
    const { imports, time, reloads } = watchOver([succeed(at(1)), succeed(at(1)), succeed(at(7))]);
    await settle();
    expect(imports).toMatchObject({ isRunning: true, progress: { processed: 1 } });

    await time.pass(2000);
    expect(reloads()).toBe(0);
    await time.pass(2000);
    expect(imports.progress?.processed).toBe(7);
    expect(reloads()).toBe(1);
  });

  it('ends when the import ends', async () => {
    const { imports, time, looks } = watchOver([succeed(at(9)), succeed(at(10, false))]);
    await settle();
    await time.pass(10_000);

    expect(imports.isRunning).toBe(false);
    expect(looks()).toBe(2);
  });

  it('stops asking when the listener may not see the progress', async () => {
    const { imports, time, looks } = watchOver([]);
    await settle();
    await time.pass(10_000);

    expect(imports.progress).toBeNull();
    expect(looks()).toBe(1);
  });

  it('stops asking when the page is left', async () => {
    const { imports, time, looks } = watchOver([succeed(at(1)), succeed(at(2))]);
    await settle();

    imports.dispose();
    await time.pass(10_000);

    expect(looks()).toBe(1);
    expect(imports.progress?.processed).toBe(1);
  });
});
