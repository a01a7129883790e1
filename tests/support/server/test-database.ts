import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { makePool } from '../../../server/infrastructure/postgres/pool';
import { preparingStatements } from '../../../server/infrastructure/postgres/prepared-statements';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { onDatabase, TEMPLATE, testServer } from './test-postgres';
import { silentLogger } from './silent-logger';

export interface TestDatabase {
  /** A real, empty PostgreSQL database with every migration applied, for this test file alone. */
  db(): Kysely<Schema>;
  connection(): ClientConfig;
  /** The same database as a DATABASE_URL, for a server in another process. */
  url(): string;
}

const START_LIMIT_MS = 90_000;
/** Hundreds of requests wait for a connection at once, on slow machines too. */
const CONNECT_LIMIT_MS = 60_000;

/** Call once at the top of a test file or a describe: makes a fresh database before its tests and drops it after them. */
export function withTestDatabase(options: { readonly migrated?: boolean } = {}): TestDatabase {
  const name = `song_test_${randomBytes(6).toString('hex')}`;
  let connection: ClientConfig | undefined;
  let db: Kysely<Schema> | undefined;

  beforeAll(async () => {
    const server = await testServer();
    const owner = server.app.user === undefined ? '' : `OWNER ${server.app.user}`;
    const template = options.migrated === false ? 'template0' : TEMPLATE;
    await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${template} ${owner} STRATEGY FILE_COPY`);
    connection = onDatabase(server.app, name);
    const pool = makePool(connection, silentLogger, CONNECT_LIMIT_MS);
    db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparingStatements(pool) }) });
  }, START_LIMIT_MS);

  afterAll(async () => {
    await db?.destroy();
    await asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }, START_LIMIT_MS);

  return {
    db: () => started(db),
    connection: () => started(connection),
    url: () => toUrl(started(connection)),
  };
}

function started<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the test database exists only while tests run: ask for it inside a test');
  return value;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client((await testServer()).admin);
  await client.connect();
  await client.query(statement);
  await client.end();
}

function toUrl({ connectionString, user, password, database, host, port }: ClientConfig): string {
  if (connectionString !== undefined) return connectionString;
  const query = host?.startsWith('/') === true ? `?host=${encodeURIComponent(host)}` : '';
  const address = query === '' ? `${host}:${port}` : `localhost:${port}`;
  return `postgres://${user}:${String(password)}@${address}/${database}${query}`;
}
