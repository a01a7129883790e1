import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { migrate } from '../../../server/infrastructure/postgres/migrate';
import { readMigrations } from '../../../server/infrastructure/postgres/migrations';
import { runPostgres } from '../../../server/infrastructure/postgres/embedded/embedded-postgres';
import { stopOrphanedPostgres } from '../../../server/infrastructure/postgres/embedded/orphaned-postgres';
import { preparePlace } from '../../../server/infrastructure/postgres/embedded/place';
import { findProgram } from '../../../server/infrastructure/postgres/embedded/program';
import { packageRoot } from '../../../server/infrastructure/shared/package-root';

/** Names the folder that all workers of one jest run share; set by the global set-up. */
export const FOLDER_VARIABLE = 'SONG_TEST_POSTGRES';
export const TEMPLATE = 'song_template';

/** One PostgreSQL for the whole run. `admin` may create databases; the product connects as `app`. */
export interface TestServer {
  readonly admin: ClientConfig;
  readonly app: ClientConfig;
  readonly clusterFolder?: string;
}

// Data lost in a crash does not matter here, and the disk is the slowest part of creating a database.
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  shared_buffers: '256MB',
  checkpoint_timeout: '1h',
  max_wal_size: '512MB',
  wal_init_zero: 'off',
};
const START_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 20;

/** Starts the run's PostgreSQL when the first test needs it; other workers wait for that one. */
export async function testServer(): Promise<TestServer> {
  const folder = process.env[FOLDER_VARIABLE];
  if (folder === undefined) throw new Error(`${FOLDER_VARIABLE} is not set: is jest's globalSetup missing?`);
  if (existsSync(answerFile(folder))) return readAnswer(folder);
  const isFirst = await mkdir(path.join(folder, 'starting')).then(
    () => true,
    () => false,
  );
  if (!isFirst) return waitForAnswer(folder);
  const answer = await start(folder).catch((error: Error) => ({ error: error.message }));
  await writeFile(`${answerFile(folder)}.new`, JSON.stringify(answer), { mode: 0o600 });
  await rename(`${answerFile(folder)}.new`, answerFile(folder));
  return readAnswer(folder);
}

/** Another database on the same server. */
export function onDatabase(connection: ClientConfig, database: string): ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Stops the PostgreSQL of a run that ended or was killed, and removes its files. */
export async function stopTestServer(folder: string): Promise<void> {
  const answer = existsSync(answerFile(folder)) ? await readAnswer(folder).catch(() => undefined) : undefined;
  const clusterFolder = answer?.clusterFolder ?? path.join(folder, 'postgres');
  await stopOrphanedPostgres(clusterFolder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await rm(openFolder(folder), { recursive: true, force: true, maxRetries: 5 });
}

async function start(folder: string): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL;
  const server =
    url === undefined
      ? await startEmbedded(folder)
      : { admin: { connectionString: url }, app: { connectionString: url } };
  const client = new Client(server.admin);
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${TEMPLATE} ${url === undefined ? `OWNER ${server.app.user}` : ''}`);
  await client.end();
  const migrated = await migrate(onDatabase(server.app, TEMPLATE), await readMigrations());
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
  return server;
}

async function startEmbedded(folder: string): Promise<TestServer> {
  await chmod(folder, 0o755);
  const program = findProgram(packageRoot());
  if (!program.ok) throw new Error(program.error);
  const place = await preparePlace({ dataFolder: folder, openFolder: openFolder(folder), program: program.value });
  if (!place.ok) throw new Error(place.error);
  const running = await runPostgres(place.value, { settings: FAST, outlivesUs: true });
  if (!running.ok) throw new Error(running.error);
  const { admin, app, child } = running.value;
  // The global tear-down stops it.
  child.unref();
  return { admin, app, clusterFolder: place.value.clusterFolder };
}

async function waitForAnswer(folder: string): Promise<TestServer> {
  for (let waited = 0; waited < START_LIMIT_MS; waited += LOOK_EVERY_MS) {
    if (existsSync(answerFile(folder))) return readAnswer(folder);
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('the test database did not start within a minute');
}

async function readAnswer(folder: string): Promise<TestServer> {
  const answer = JSON.parse(await readFile(answerFile(folder), 'utf8')) as TestServer | { readonly error: string };
  if ('error' in answer) throw new Error(`the test database does not start: ${answer.error}`);
  return answer;
}

const answerFile = (folder: string): string => path.join(folder, 'server.json');
const openFolder = (folder: string): string => path.join('/var/tmp', path.basename(folder));
