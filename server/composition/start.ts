import type { Kysely } from 'kysely';
import type { Logger } from '../application/ports/logger.port';
import { succeed, type Result } from '../domain/shared/result';
import { cannotStart, type StartProblem } from '../domain/shared/start-problem';
import type { Config } from '../infrastructure/config/config';
import type { ServerKeys } from '../infrastructure/crypto/server-keys';
import { openDatabase, type OpenDatabase } from '../infrastructure/postgres/database';
import type { Schema } from '../infrastructure/postgres/schema';
import { takeFolder } from '../infrastructure/shared/folder-lock';
import { findKeys } from './find-keys';
import type { Lifecycle, ServerLifecycle } from './lifecycle';
import { listen, type HttpApp } from './listen';
import { prepareDataFolder } from './data-folder';
import { offerMetrics } from './metrics';
import { describeStart } from './start-report';

/** The services from which the product's parts are built. */
export interface AppServices {
  readonly config: Config;
  readonly db: Kysely<Schema>;
  /** Opens a connection to the same database outside its pool. */
  readonly connection: OpenDatabase['connection'];
  readonly onDatabaseBack: OpenDatabase['onBack'];
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
  readonly keys: ServerKeys;
}

export interface ComposedApp {
  readonly http: HttpApp;
  /** The ffmpeg that was found and its version, or why there is none; then a line for each fact that makes it less safe. */
  readonly mediaTools: readonly string[];
  /** One line about the music that is played if no media folder is configured. */
  readonly music?: string | undefined;
  /** Starts the background work once listeners are served. */
  readonly start?: () => void;
  /** Further lines to print at start: a label and its text. */
  readonly lines?: readonly (readonly [string, string])[];
}

/** A server that listens: the lines for the operator, and its background work, not yet started. */
export interface StartedServer {
  readonly lines: readonly string[];
  readonly start: () => void;
}

export type ComposeApp = (services: AppServices) => Promise<ComposedApp>;

export interface StartRequest {
  readonly config: Config;
  readonly log: Logger;
  readonly lifecycle: ServerLifecycle;
  readonly compose: ComposeApp;
  /** Called when the server cannot continue because its folder or its database is gone. */
  readonly onLost: (reason: string) => void;
}

/** Starts the server, part by part; each part is stopped with the lifecycle. */
export async function start(request: StartRequest): Promise<Result<StartedServer, StartProblem>> {
  const { config, log, lifecycle, compose } = request;
  const folder = await prepareDataFolder(config.dataFolder);
  if (!folder.ok) return folder;
  const lock = await takeFolder(folder.value, () => request.onLost(`${folder.value} is gone`));
  if (!lock.ok) return cannotStart(lock.error);
  lifecycle.onStop('data folder', () => lock.value.release());
  const database = await openDatabase(config, log, request.onLost);
  if (!database.ok) return database;
  lifecycle.onStop('database', () => closeDatabase(database.value));
  const metrics = await offerMetrics(config.metricsPort, lifecycle, database.value);
  if (!metrics.ok) return metrics;
  const keys = await findKeys(config, database.value.db);
  if (!keys.ok) return keys;
  const {
    http,
    mediaTools,
    music,
    lines: more = [],
    start = () => undefined,
  } = await compose({ ...databaseServices(database.value), config, log, lifecycle, keys: keys.value });
  const port = await listen(http, config, lifecycle);
  if (!port.ok) return port;
  lifecycle.becomeReady();
  const lines = describeStart({ config, port: port.value, database: database.value, mediaTools, music, more });
  return succeed({ lines, start });
}

function databaseServices({
  db,
  connection,
  onBack,
}: OpenDatabase): Pick<AppServices, 'db' | 'connection' | 'onDatabaseBack'> {
  return { db, connection, onDatabaseBack: onBack };
}

async function closeDatabase(database: OpenDatabase): Promise<void> {
  const isStopped = await database.close();
  if (!isStopped) throw new Error('PostgreSQL does not stop');
}
