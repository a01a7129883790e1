import { Readiness } from '../../../../server/application/health/readiness';
import { RecordingLogger } from '../../../support/server/recording-logger';

const GIGABYTE = 1_000_000_000;

describe('readiness', () => {
  const time = { now: 0 };
  const clock = { now: () => time.now, date: () => new Date(time.now) };
  const full = () => Promise.reject(new Error('no space left on device'));
  const world = {
    isUp: true,
    answer: () => Promise.resolve(),
    keepRow: () => Promise.resolve(),
    keepFile: () => Promise.resolve(),
    free: GIGABYTE,
    writes: 0,
  };
  const healthy = { ...world };
  let log = new RecordingLogger();
  let readiness: Readiness;

  beforeEach(() => {
    Object.assign(world, healthy);
    log = new RecordingLogger();
    readiness = new Readiness({
      isUp: () => world.isUp,
      pingDatabase: () => world.answer(),
      database: { write: () => world.keepRow() },
      dataFolder: {
        write: () => {
          world.writes += 1;
          return world.keepFile();
        },
      },
      space: { bytes: () => Promise.resolve(world.free) },
      clock,
      log,
    });
  });

  it('is reported while the database answers and every write succeeds', async () => {
    expect(await readiness.report()).toEqual({ isReady: true, warnings: [] });
    expect(log.lines).toEqual([]);
  });

  it.each([
    ['starting-or-stopping', { isUp: false }],
    ['database-away', { answer: full }],
    ['database-not-writable', { keepRow: full }],
    ['data-folder-not-writable', { keepFile: full }],
  ])('is reported as missing, with the reason %s', async (reason, fault) => {
    Object.assign(world, fault);
    expect(await readiness.report()).toEqual({ isReady: false, reason });
  });

  it('is reported again with the first write that succeeds, at most five seconds later', async () => {
    world.keepFile = full;
    await readiness.report();
    world.keepFile = healthy.keepFile;
    time.now += 5_000;
    expect(await readiness.report()).toEqual({ isReady: true, warnings: [] });
  });

  it('writes once in five seconds, and queries the database each time', async () => {
    await readiness.report();
    await readiness.report();
    expect(world.writes).toBe(1);
    world.answer = full;
    expect(await readiness.report()).toEqual({ isReady: false, reason: 'database-away' });
    world.answer = healthy.answer;
    time.now += 5_000;
    await readiness.report();
    expect(world.writes).toBe(2);
  });

  it.each([
    ['folder', { keepFile: full }],
    ['database', { keepRow: full }],
  ])('writes once in five seconds also while the %s is full, and reports not ready each time', async (_, fault) => {
    Object.assign(world, fault);
    const reports = [];
    for (let second = 0; second < 10; second += 1) {
      reports.push(await readiness.report());
      time.now += 499;
    }
    expect(reports.map(({ isReady }) => isReady)).toEqual(Array(10).fill(false));
    expect(world.writes).toBe(1);
  });

  it('warns below 500 MB of free space, and logs the warning once', async () => {
    world.free = 499_999_999;
    expect(await readiness.report()).toEqual({ isReady: true, warnings: ['disk-space-low'] });
    time.now += 5_000;
    await readiness.report();
    expect(log.lines).toHaveLength(1);
    world.free = 500_000_000;
    time.now += 5_000;
    expect(await readiness.report()).toEqual({ isReady: true, warnings: [] });
  });

  it('logs each obstacle once, with its cause', async () => {
    world.keepRow = full;
    await readiness.report();
    await readiness.report();
    expect(log.lines).toHaveLength(1);
    expect(JSON.stringify(log.lines)).toContain('database-not-writable');
  });
});
