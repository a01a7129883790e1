import { rm, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startHeartbeat, showsLife } from '../../../server/infrastructure/shared/heartbeat';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

describe('an owner in another container', () => {
  const inFolder = withTemporaryFolder();

  it('counts as alive while its note is touched', async () => {
    await writeFile(inFolder('live'), '');
    const rest = startHeartbeat(inFolder('live'), () => undefined, 20);
    expect(await showsLife(inFolder('live'), 2_000)).toBe(true);
    rest();
  });

  it('counts as dead when its note does not change, however new the note looks', async () => {
    await writeFile(inFolder('dead'), '');
    await utimes(inFolder('dead'), new Date(), new Date(Date.now() + 3_600_000));
    expect(await showsLife(inFolder('dead'), 500)).toBe(false);
  });

  it('counts as dead when it has no note', async () => {
    expect(await showsLife(inFolder('none'))).toBe(false);
  });
});

describe('an owner whose note disappears', () => {
  const inFolder = withTemporaryFolder();

  it('is notified once', async () => {
    await writeFile(inFolder('note'), '');
    const told = jest.fn();
    const isTold = new Promise<void>((resolve) => told.mockImplementation(resolve));
    startHeartbeat(inFolder('note'), told, 10);
    await rm(inFolder('note'));
    await isTold;
    await wait(150);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is not notified after it stopped its own heartbeat', async () => {
    await writeFile(inFolder('own'), '');
    const told = jest.fn();
    const rest = startHeartbeat(inFolder('own'), told, 10);
    await wait(30);
    rest();
    await rm(inFolder('own'));
    await wait(50);
    expect(told).not.toHaveBeenCalled();
  });
});
