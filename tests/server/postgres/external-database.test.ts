import { openDatabase } from '../../../server/infrastructure/postgres/database';
import { describeDurability, readServerFacts } from '../../../server/infrastructure/postgres/server-facts';
import { parseInt8 } from '../../../server/infrastructure/postgres/pool';
import { silentLogger } from '../../support/server/silent-logger';
import { withTestDatabase } from '../../support/server/test-database';

jest.setTimeout(30_000);

describe('an external database of the operator', () => {
  const database = withTestDatabase({ migrated: false });

  const open = async (databaseUrl: string) => {
    const opened = await openDatabase({ dataFolder: '/nowhere', databaseUrl }, silentLogger);
    if (!opened.ok) throw new Error(opened.error.reason);
    return opened.value;
  };

  it('gets the same schema, and is described without its password', async () => {
    const opened = await open(database.url());
    expect(await opened.db.selectFrom('songs').selectAll().execute()).toEqual([]);
    expect(opened.description).toMatch(/^PostgreSQL \d+\.\d+ at .+\/song_test_\w+$/);
    expect(opened.description).not.toContain(new URL(database.url()).password);
    expect(await opened.close()).toBe(true);
  });

  it('still has its rows when it is opened again', async () => {
    const before = await open(database.url());
    const image = { id: 'i1', width: 1, height: 1, hue: 0.5, chroma: 0.1, second_hue: 0.25 };
    await before.db.insertInto('images').values(image).execute();
    await before.close();
    const after = await open(database.url());
    expect(await after.db.selectFrom('images').select(['id', 'hue', 'created_at']).execute()).toEqual([
      { id: 'i1', hue: 0.5, created_at: expect.any(Date) as Date },
    ]);
    await after.close();
  });

  it('is refused with a reason in one line when it does not exist', async () => {
    const url = new URL(database.url());
    url.pathname = '/no_such_database';
    const opened = await openDatabase({ dataFolder: '/nowhere', databaseUrl: url.href }, silentLogger);
    expect(opened).toEqual({
      ok: false,
      error: {
        reason: expect.stringMatching(/^the database at .*no_such_database" does not exist$/) as string,
        isSetting: true,
      },
    });
  });

  it('is refused with a reason in one line when it is read-only', async () => {
    const url = new URL(database.url());
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const opened = await openDatabase({ dataFolder: '/nowhere', databaseUrl: url.href }, silentLogger);
    const reason = expect.stringMatching(/^the database at .*cannot execute .* in a read-only transaction$/) as string;
    expect(opened).toMatchObject({ ok: false, error: { reason } });
  });

  it('is waited for no longer than the allowed time when it does not answer', async () => {
    const facts = await readServerFacts({ host: '127.0.0.1', port: 1, user: 'a', database: 'a' }, 0);
    const reason = expect.stringContaining('ECONNREFUSED') as string;
    expect(facts).toEqual({ ok: false, error: { reason, isSetting: false } });
  });
});

describe('the description of what survives a crash', () => {
  it.each([
    ['on', 'on', 'fsync on, synchronous_commit on: every acknowledged write survives a crash'],
    ['on', 'remote_apply', 'fsync on, synchronous_commit remote_apply: every acknowledged write survives a crash'],
    ['on', 'off', 'fsync on, synchronous_commit off: a crash can lose the last moments'],
    ['off', 'on', 'fsync off, synchronous_commit on: a crash of the machine can damage the database'],
  ])('is correct for fsync %s and synchronous_commit %s', (fsync, commit, words) => {
    expect(describeDurability(fsync, commit)).toBe(words);
  });
});

describe('a 64-bit integer', () => {
  it('is read as a number', () => {
    expect(parseInt8('-9007199254740991')).toBe(Number.MIN_SAFE_INTEGER);
  });

  it('is refused when a number cannot represent it exactly', () => {
    expect(() => parseInt8('9007199254740993')).toThrow(RangeError);
  });
});
