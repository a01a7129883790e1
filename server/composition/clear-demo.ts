import { stat, rm } from 'node:fs/promises';
import { succeed, type Result } from '../domain/shared/result';
import { badSetting, cannotStart, type StartProblem } from '../domain/shared/start-problem';
import { readConfig, type Environment } from '../infrastructure/config/read-config';
import { makePinoLogger } from '../infrastructure/logging/pino-logger';
import { openDatabase } from '../infrastructure/postgres/database';
import { takeFolder } from '../infrastructure/shared/folder-lock';
import { prepareDataFolder } from './data-folder';
import { composeDemoClearing } from './demo-clearing';
import { demoFolder } from './music';
import { pictureRemoval } from './pictures';

/**
 * Removes the demo: its files and all its data in the library. Returns one line for the console, which reports success or the
 * reason for a failure.
 */
export async function clearDemo(
  environment: Environment,
  workingFolder: string,
): Promise<Result<string, StartProblem>> {
  const config = readConfig(environment, workingFolder);
  if (!config.ok) return badSetting(config.error);
  const { dataFolder, databaseUrl } = config.value;
  if (!(await isThere(dataFolder))) return succeed(`there is no demo music: ${dataFolder} does not exist`);
  const folder = await prepareDataFolder(dataFolder);
  if (!folder.ok) return folder;
  const lock = await takeFolder(folder.value);
  if (!lock.ok) return cannotStart(lock.error);
  try {
    const database = await openDatabase({ dataFolder: folder.value, databaseUrl }, makePinoLogger('warn'));
    if (!database.ok) return database;
    const songs = await composeDemoClearing(database.value.db, pictureRemoval(folder.value)).execute();
    const isClosed = await database.value.close();
    await rm(demoFolder(folder.value), { recursive: true, force: true });
    const next = 'DEMO=off npm start  starts without making it again';
    return isClosed
      ? succeed(`removed the demo music: ${songs} ${songs === 1 ? 'song' : 'songs'}; ${next}`)
      : cannotStart('the database does not stop');
  } finally {
    await lock.value.release();
  }
}

/** What cannot be looked at cannot be removed either. */
async function isThere(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch(() => undefined);
  return stats !== undefined;
}
