import { Kysely, PostgresDialect } from 'kysely';
import type { ClientConfig } from 'pg';
import type { Logger } from '../../application/ports/logger.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { badSetting, cannotStart, type StartProblem } from '../../domain/shared/start-problem';
import { readPostgresUrl } from '../shared/postgres-url';
import { connectionProblem } from './connection-problem';
import { describeMigrationProblem, migrate } from './migrate';
import { readMigrations } from './migrations';
import { openEmbedded, type DatabaseServer } from './open-embedded';
import { DatabaseHealth } from './outage/database-health';
import { SocketGate } from './outage/socket-gate';
import { makePool } from './pool';
import { preparingStatements } from './prepared-statements';
import type { Schema } from './schema';
import { OLDEST_MAJOR, readServerFacts, type ServerFacts } from './server-facts';

export interface DatabaseSettings {
  /** Exists; this process has its lock. */
  readonly dataFolder: string;
  /** A PostgreSQL of the operator's own; undefined: the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Where a database account that cannot enter `dataFolder` stores its files. */
  readonly openFolder?: string;
}

export interface OpenDatabase {
  readonly db: Kysely<Schema>;
  /** For callers that need a separate connection. */
  readonly connection: ClientConfig;
  /** One line: version, and where the database runs. Never a password. */
  readonly description: string;
  /** One line: what survives a crash. */
  readonly durability: string;
  /** For background work: `listener` is called each time the database responds again after an outage. */
  onBack(listener: () => void): void;
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Closes the connections, then stops an embedded server; false if the server does not stop. */
  close(): Promise<boolean>;
}

const DEFAULT_OPEN_FOLDER = '/var/lib/song';
const CONNECT_TIMEOUT_MS = 15_000;

/**
 * Opens this server's database and updates its schema; fails with one line that says why the database cannot be used. `onLost` is
 * called if an embedded database is lost for good.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  log: Logger,
  onLost: (reason: string) => void = () => undefined,
): Promise<Result<OpenDatabase, StartProblem>> {
  const { dataFolder, databaseUrl, openFolder = DEFAULT_OPEN_FOLDER } = settings;
  const server =
    databaseUrl === undefined
      ? await openEmbedded({ dataFolder, openFolder, log, onLost })
      : succeed(externalServer(databaseUrl));
  if (!server.ok) return cannotStart(server.error);
  const facts = await prepareSchema(server.value.connection);
  if (!facts.ok) {
    await server.value.stop();
    const { reason, isSetting } = facts.error;
    if (databaseUrl === undefined) return cannotStart(reason);
    return (isSetting ? badSetting : cannotStart)(`the database ${server.value.where}: ${reason}`);
  }
  return succeed(connect(server.value, facts.value, log));
}

function externalServer(databaseUrl: string): DatabaseServer {
  const url = readPostgresUrl(databaseUrl);
  const host = url?.searchParams.get('host') ?? url?.hostname ?? '';
  const where = `at ${host === '' ? 'localhost' : host}${url?.port ? `:${url.port}` : ''}${url?.pathname ?? ''}`;
  return { connection: { connectionString: databaseUrl }, where, stop: () => Promise.resolve(true) };
}

async function prepareSchema(connection: ClientConfig): Promise<Result<ServerFacts, StartProblem>> {
  const facts = await readServerFacts(connection, CONNECT_TIMEOUT_MS);
  if (!facts.ok) return facts;
  const { major, version } = facts.value;
  if (major < OLDEST_MAJOR) return badSetting(`PostgreSQL ${version} is too old; ${OLDEST_MAJOR} or newer is needed`);
  const migrations = await readMigrations();
  const migrated = await migrate(connection, migrations).catch((error: unknown) => connectionProblem(error));
  if (migrated.ok) return facts;
  return 'kind' in migrated.error ? badSetting(describeMigrationProblem(migrated.error)) : fail(migrated.error);
}

function connect(server: DatabaseServer, facts: ServerFacts, log: Logger): OpenDatabase {
  const gate = new SocketGate();
  const health = new DatabaseHealth(server.connection, gate, log);
  const connection: ClientConfig = { ...server.connection, stream: gate.make };
  const pool = makePool(connection, log);
  const dialect = new PostgresDialect({ pool: preparingStatements(pool, () => health.suspect()) });
  const db = new Kysely<Schema>({ dialect });
  health.start();
  return {
    db,
    connection,
    description: `PostgreSQL ${facts.version} ${server.where}`,
    durability: facts.durability,
    onBack: (listener) => health.onBack(listener),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await health.close();
      await db.destroy();
      return server.stop();
    },
  };
}
