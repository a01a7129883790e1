import { Client } from 'pg';
import { describeMigrationProblem, migrate } from '../../../server/infrastructure/postgres/migrate';
import type { Migration } from '../../../server/infrastructure/postgres/migrations';
import { withTestDatabase } from '../../support/server/test-database';

jest.setTimeout(30_000);

const migration = (version: number, sql: string): Migration => ({
  version,
  name: `step-${version}`,
  sql,
  checksum: sql,
});

const first = migration(1, 'CREATE TABLE a (n integer); INSERT INTO a VALUES (1)');
const second = migration(2, 'ALTER TABLE a ADD COLUMN m integer');

describe('migrating', () => {
  const database = withTestDatabase({ migrated: false });

  const query = async (sql: string): Promise<unknown[]> => {
    const client = new Client(database.connection());
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  };

  const run = (...migrations: Migration[]) => migrate(database.connection(), migrations);

  beforeEach(() => query('DROP TABLE IF EXISTS a, schema_migrations'));

  it('applies each migration once, in order', async () => {
    expect(await run(first)).toEqual({ ok: true, value: 1 });
    expect(await run(first, second)).toEqual({ ok: true, value: 1 });
    expect(await run(first, second)).toEqual({ ok: true, value: 0 });
    expect(await query('SELECT * FROM a')).toEqual([{ n: 1, m: null }]);
    expect(await query('SELECT version, name, checksum FROM schema_migrations ORDER BY version')).toEqual([
      { version: 1, name: 'step-1', checksum: first.sql },
      { version: 2, name: 'step-2', checksum: second.sql },
    ]);
  });

  it('rolls back a failing migration completely, retains the earlier ones, and names the failing one', async () => {
    const broken = migration(2, 'CREATE TABLE b (n integer); INSERT INTO a VALUES (2); SELECT nonsense');
    const outcome = await run(first, broken);
    expect(outcome).toEqual({
      ok: false,
      error: { kind: 'failed', version: 2, name: 'step-2', reason: 'column "nonsense" does not exist' },
    });
    expect(await query('SELECT n FROM a')).toEqual([{ n: 1 }]);
    expect(await query(`SELECT to_regclass('b') AS b`)).toEqual([{ b: null }]);
    expect(await run(first, second)).toEqual({ ok: true, value: 1 });
  });

  it('refuses a migration that was changed after it was applied', async () => {
    await run(first, second);
    const outcome = await run(migration(1, `${first.sql} -- edited`), second);
    expect(outcome).toEqual({ ok: false, error: { kind: 'changed', version: 1, name: 'step-1' } });
  });

  it('refuses a schema that a newer build has made, and does not change it', async () => {
    await run(first, second);
    expect(await run(first)).toEqual({ ok: false, error: { kind: 'newer', found: 2, known: 1 } });
    expect(await query('SELECT count(*)::int AS n FROM schema_migrations')).toEqual([{ n: 2 }]);
  });

  it('runs on one of several servers while the others wait', async () => {
    const slow = migration(1, `SELECT pg_sleep(0.1); ${first.sql}`);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => run(slow, second)));
    const counts = outcomes.map((outcome) => (outcome.ok ? outcome.value : -1)).sort();
    expect(counts).toEqual([0, 0, 0, 2]);
  });
});

describe('the description of a schema problem', () => {
  it.each([
    [
      { kind: 'changed', version: 1, name: 'catalogue' },
      'migration 0001-catalogue was changed after this database applied it; restore the file',
    ],
    [
      { kind: 'newer', found: 7, known: 3 },
      'the database is at schema 7, and this build knows 3; start the newer build',
    ],
    [{ kind: 'failed', version: 12, name: 'x', reason: 'no' }, 'migration 0012-x failed and was undone: no'],
  ] as const)('%j', (problem, words) => {
    expect(describeMigrationProblem(problem)).toBe(words);
  });
});
