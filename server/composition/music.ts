import { mkdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { DEMO_MUSIC_FOLDER } from '../../contract/kernel/demo-folder';
import type { DemoShelves } from '../domain/demo/demo-shelves.port';
import { chooseMusicOrigin } from '../domain/demo/choose-music-origin';
import type { Origin } from '../domain/import/origin';
import { pathOfBytes } from '../domain/import/path-text';
import type { Config } from '../infrastructure/config/config';
import { PostgresLibraryOrigins } from '../infrastructure/postgres/import/postgres-library-origins';
import type { Schema } from '../infrastructure/postgres/schema';

/** The origin and the folder of the music that the server plays. */
export interface Music {
  readonly origin: Origin;
  /** Real, absolute and written in the form of `path-text.ts`; undefined if none is configured. */
  readonly folder: string | undefined;
}

export interface MusicDeps {
  readonly config: Pick<Config, 'dataFolder' | 'mediaFolder' | 'demo'>;
  readonly db: Kysely<Schema>;
  readonly shelves: Pick<DemoShelves, 'clear'>;
}

/** A file in the data folder: an admin removed the demo for good. */
export const NO_DEMO_FILE = 'no-demo';

export const demoFolder = (dataFolder: string): string => path.join(dataFolder, 'demo');

/** Decides which music is played; if it is not the demo's, the demo's data is removed from the library first. */
export async function chooseMusic({ config, db, shelves }: MusicDeps): Promise<Music> {
  const origins = new PostgresLibraryOrigins(db);
  const origin = chooseMusicOrigin({
    hasMediaFolder: config.mediaFolder !== undefined,
    isDemoWanted: config.demo && !(await isDemoRemoved(config.dataFolder)),
    hasOwnSongs: await origins.has('own'),
  });
  if (origin === 'own') {
    if (await origins.has('demo')) await shelves.clear();
    return { origin, folder: config.mediaFolder && pathOfBytes(await realpath(config.mediaFolder, 'buffer')) };
  }
  const folder = path.join(demoFolder(await realpath(config.dataFolder)), DEMO_MUSIC_FOLDER);
  await mkdir(folder, { recursive: true });
  return { origin, folder };
}

/** The data folder itself was prepared before, so a note that cannot be found is not there. */
async function isDemoRemoved(dataFolder: string): Promise<boolean> {
  const note = await stat(path.join(dataFolder, NO_DEMO_FILE)).catch(() => undefined);
  return note !== undefined;
}
