import { realpath } from 'node:fs/promises';
import type { ClientConfig } from 'pg';
import type { Logger } from '../../application/ports/logger.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { takeFolder } from '../shared/folder-lock';
import { packageRoot } from '../shared/package-root';
import { runPostgres } from './embedded/embedded-postgres';
import { preparePlace, type Place } from './embedded/place';
import { findProgram } from './embedded/program';
import { Supervisor } from './embedded/supervisor';

/** A server to connect to, embedded or external. */
export interface DatabaseServer {
  readonly connection: ClientConfig;
  /** The part of the start report that follows the version. */
  readonly where: string;
  /** Stops the processes that were started for it; false if they do not stop. */
  stop(): Promise<boolean>;
}

export interface EmbeddedRequest {
  readonly dataFolder: string;
  readonly openFolder: string;
  readonly log: Logger;
  readonly onLost: (reason: string) => void;
}

/** Starts the PostgreSQL from the npm packages. The caller owns `dataFolder`. */
export async function openEmbedded(request: EmbeddedRequest): Promise<Result<DatabaseServer, string>> {
  const program = findProgram(packageRoot());
  if (!program.ok) return program;
  const dataFolder = await realpath(request.dataFolder);
  const place = await preparePlace({ dataFolder, openFolder: request.openFolder, program: program.value });
  if (!place.ok) return place;
  // Outside DATA_DIR the lock on DATA_DIR is not enough: a copy of the data folder may point to this place too.
  const lock = place.value.outside ? await takeFolder(place.value.clusterFolder) : undefined;
  if (lock !== undefined && !lock.ok) return lock;
  try {
    const running = await runPostgres(place.value);
    if (!running.ok) return running;
    if (running.value.recovered) request.log.warn('stopped the database that a killed server had left behind');
    const { child, request: started, app } = running.value;
    const supervisor = new Supervisor(child, started, request.log, request.onLost);
    const stop = async (): Promise<boolean> => (await supervisor.stop()) && (await lock?.value.release(), true);
    return succeed({ connection: app, where: describePlace(place.value), stop });
  } catch (error) {
    return fail(`the database does not start: ${(error as Error).message}`);
  }
}

function describePlace({ clusterFolder, account, programFolder, outside }: Place): string {
  const runner = account === undefined ? '' : `, as ${account.name}`;
  const reason = outside ? ` (the account cannot enter the data folder; programs in ${programFolder})` : '';
  return `embedded, in ${clusterFolder}${runner}${reason}`;
}
