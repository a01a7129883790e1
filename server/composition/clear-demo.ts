import { stat, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { fail, succeed, type Result } from '../domain/shared/result';
import { readConfig, type Environment } from '../infrastructure/config/read-config';
import { WholeFiles } from '../infrastructure/images/whole-files';
import { makePinoLogger } from '../infrastructure/logging/pino-logger';
import { openDatabase } from '../infrastructure/postgres/database';
import { PostgresDemoShelves } from '../infrastructure/postgres/demo/postgres-demo-shelves';
import type { Schema } from '../infrastructure/postgres/schema';
import { takeFolder } from '../infrastructure/shared/folder-lock';
import { CryptoIdSource } from '../infrastructure/system/crypto-id-source';
import { prepareDataFolder } from './data-folder';
import { demoFolder } from './music';

/** Removes the demo, its files and all that the library has of it; answers one line, or the one that says why not. */
export async function clearDemo(environment: Environment, workingFolder: string): Promise<Result<string, string>> {
  const config = readConfig(environment, workingFolder);
  if (!config.ok) return config;
  const { dataFolder, databaseUrl } = config.value;
  if (!(await isThere(dataFolder))) return succeed(`there is no demo music: ${dataFolder} does not exist`);
  const folder = await prepareDataFolder(dataFolder);
  if (!folder.ok) return folder;
  const lock = await takeFolder(folder.value);
  if (!lock.ok) return lock;
  try {
    const database = await openDatabase({ dataFolder: folder.value, databaseUrl }, makePinoLogger('warn'));
    if (!database.ok) return database;
    const songs = await clearLibrary(database.value.db, folder.value);
    const isClosed = await database.value.close();
    await rm(demoFolder(folder.value), { recursive: true, force: true });
    const next = 'DEMO=off npm start  starts without making it again';
    return isClosed
      ? succeed(`removed the demo music: ${songs} ${songs === 1 ? 'song' : 'songs'}; ${next}`)
      : fail('the database does not stop');
  } finally {
    await lock.value.release();
  }
}

/** How many songs went. The pictures that nothing shows any more go with them. */
async function clearLibrary(db: Kysely<Schema>, dataFolder: string): Promise<number> {
  const shelves = new PostgresDemoShelves(db, new CryptoIdSource());
  const pictures = new WholeFiles({ root: path.join(dataFolder, 'pictures'), isPrecious: true });
  const songs = await shelves.songs();
  const before = await pictureIds(db);
  await shelves.clear();
  const left = new Set(await pictureIds(db));
  for (const id of before.filter((each) => !left.has(each))) await pictures.remove(id);
  return songs.size;
}

async function pictureIds(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db.selectFrom('images').select('id').execute();
  return rows.map(({ id }) => id);
}

async function isThere(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch(() => undefined);
  return stats !== undefined;
}
