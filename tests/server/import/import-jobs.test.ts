import { NO_COUNTS } from '../../../server/domain/import/import-job';
import { PostgresImportJobs } from '../../../server/infrastructure/postgres/import/postgres-import-jobs';
import { withTestDatabase } from '../../support/server/test-database';

const COUNTS = { ...NO_COUNTS, found: 3, processed: 3, refused: 1, hidden: 2 };

/** Two processes on one database. */
describe('scans of the folder by two processes', () => {
  const database = withTestDatabase();
  let one: PostgresImportJobs;
  let other: PostgresImportJobs;

  beforeEach(async () => {
    await database.db().deleteFrom('import_jobs').execute();
    one = new PostgresImportJobs(database.db());
    other = new PostgresImportJobs(database.db());
  });

  it('never run at the same time', async () => {
    await one.start('first');
    expect(await other.start('second')).toBeUndefined();
    expect(await one.start('third')).toBeUndefined();
    expect(await one.end('first', COUNTS, null)).toMatchObject({ ...COUNTS, state: 'finished' });
    expect((await other.start('fourth'))?.state).toBe('running');
    await other.interrupt('fourth', COUNTS);
  });

  it('are not marked as interrupted while the other process is running', async () => {
    await one.start('first');
    expect(await other.noteInterrupted()).toBe(0);
    expect((await other.find('first'))?.state).toBe('running');
    await one.interrupt('first', COUNTS);
  });

  it('are marked as interrupted, once, when their process has died', async () => {
    await database.db().insertInto('import_jobs').values({ id: 'dead', state: 'running', failure: null }).execute();
    expect(await one.noteInterrupted()).toBe(1);
    expect(await other.find('dead')).toMatchObject({ state: 'interrupted', finishedAt: expect.any(Date) as Date });
    expect(await one.noteInterrupted()).toBe(0);
  });

  it('start after a scan that died, and mark that scan as interrupted', async () => {
    await database.db().insertInto('import_jobs').values({ id: 'dead', state: 'running', failure: null }).execute();
    await other.start('next');
    expect((await one.find('dead'))?.state).toBe('interrupted');
    expect((await one.latest())?.id).toBe('next');
    await other.end('next', COUNTS, null);
  });

  it('can start after a scan that could not be stored', async () => {
    await one.start('first');
    await one.end('first', COUNTS, null);
    await expect(one.start('first')).rejects.toThrow();
    expect(await other.start('second')).toBeDefined();
    await other.end('second', COUNTS, null);
  });
});
