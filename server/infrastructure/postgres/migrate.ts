import { Client, type ClientConfig } from 'pg';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Migration } from './migrations';

/** Why this build cannot use the schema. */
export type MigrationProblem =
  | { readonly kind: 'changed'; readonly version: number; readonly name: string }
  | { readonly kind: 'newer'; readonly found: number; readonly known: number }
  | { readonly kind: 'failed'; readonly version: number; readonly name: string; readonly reason: string };

interface AppliedRow {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

// Any fixed number, the same for every server that shares the database.
const LOCK_KEY = 7_302_516;

/**
 * Migrates the schema to this build, forward only, each migration in its own transaction, under a lock that lets one server work
 * while the others wait. Returns how many migrations were applied. A schema that is newer than this build, or has a different
 * history, stays unchanged.
 */
export async function migrate(
  connection: ClientConfig,
  migrations: readonly Migration[],
): Promise<Result<number, MigrationProblem>> {
  // A separate connection: migrations may take longer than the time limit for the pool's statements.
  const client = new Client({ ...connection, application_name: 'song migrations' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    const applied = await appliedMigrations(client);
    const problem = compare(applied, migrations);
    if (problem !== undefined) return fail(problem);
    return await applyAll(client, migrations.slice(applied.length));
  } finally {
    // Also releases the lock.
    await client.end();
  }
}

/** One line for the operator who starts the server. */
export function describeMigrationProblem(problem: MigrationProblem): string {
  switch (problem.kind) {
    case 'changed':
      return `migration ${label(problem)} was changed after this database applied it; restore the file`;
    case 'newer':
      return `the database is at schema ${problem.found}, and this build knows ${problem.known}; start the newer build`;
    case 'failed':
      return `migration ${label(problem)} failed and was undone: ${problem.reason}`;
  }
}

async function appliedMigrations(client: Client): Promise<AppliedRow[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    version     integer PRIMARY KEY,
    name        text NOT NULL,
    checksum    text NOT NULL,
    applied_at  timestamptz NOT NULL DEFAULT now()
  )`);
  const { rows } = await client.query<AppliedRow>(
    'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
  );
  return rows;
}

function compare(applied: readonly AppliedRow[], known: readonly Migration[]): MigrationProblem | undefined {
  const last = applied.at(-1);
  if (last !== undefined && last.version > known.length)
    return { kind: 'newer', found: last.version, known: known.length };
  const changed = applied.find((row, index) => row.version !== index + 1 || row.checksum !== known[index]?.checksum);
  return changed === undefined ? undefined : { kind: 'changed', version: changed.version, name: changed.name };
}

async function applyAll(client: Client, pending: readonly Migration[]): Promise<Result<number, MigrationProblem>> {
  for (const migration of pending) {
    const { version, name } = migration;
    try {
      await applyOne(client, migration);
    } catch (error) {
      return fail({ kind: 'failed', version, name, reason: (error as Error).message });
    }
  }
  return succeed(pending.length);
}

async function applyOne(client: Client, { version, name, checksum, sql }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    const values = [version, name, checksum];
    await client.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', values);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function label({ version, name }: { readonly version: number; readonly name: string }): string {
  return `${String(version).padStart(4, '0')}-${name}`;
}
