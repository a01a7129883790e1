import { realpath } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ImportJob } from '../domain/import/import-job';
import { PostgresDemoShelves } from '../infrastructure/postgres/demo/postgres-demo-shelves';
import { PostgresShortVideoStore } from '../infrastructure/postgres/shorts/postgres-short-video-store';
import { ImportConsole } from '../presentation/console/import-console';
import { UpdatingLine } from '../presentation/console/updating-line';
import { registerDemo } from '../presentation/http/demo/register-demo';
import { composeDemo, NOTHING_TO_MAKE } from './demo';
import { composeDemoRemoval } from './demo-removal';
import { composeImport } from './import';
import type { LibraryServices } from './library-services';
import { composeMedia, type ComposedMedia } from './media';
import { chooseMusic } from './music';

export interface ComposedLibrary extends Pick<ComposedMedia, 'packageAhead' | 'mediaTools' | 'forgetSong'> {
  /** Imports music, in the background. */
  readonly start: () => void;
  /** The line about the music that is printed at start; undefined if the configuration names the music. */
  readonly music: string | undefined;
}

/** Everything that imports music and plays it: its origin, the import, the media, the demo. */
export async function composeLibrary(http: FastifyInstance, services: LibraryServices): Promise<ComposedLibrary> {
  const { config, db, ids, clock, log, lifecycle, premium, pictures, catalogueChanged, onDatabaseBack } = services;
  const line = new UpdatingLine(process.stdout, clock.now);
  const music = await chooseMusic({ config, db, shelves: new PostgresDemoShelves(db, ids) });
  const shorts = new PostgresShortVideoStore(db, ids, music.origin);
  const isDemo = music.origin === 'demo';
  const advanced = (job: ImportJob): void => {
    catalogueChanged();
    if (!isDemo) importConsole.advanced(job);
    else if (job.failure !== null || job.refused > 0) log.warn('the demo was not taken in whole', { job });
    if (job.state !== 'running') media.wake();
  };
  const importParts = { config, music, db, ids, log, lifecycle, onDatabaseBack, shorts, watcher: { advanced } };
  const imports = await composeImport(http, importParts);
  const importConsole = new ImportConsole(line, imports.findings, log);
  const isQuiet = (): boolean => !imports.isRunning() && demo.progress().state !== 'making';
  const common = { config, music, db, clock, log, lifecycle };
  const media = await composeMedia(http, { ...common, shorts, pictures, isQuiet, premium });
  onDatabaseBack(media.wake);
  const dataFolder = await realpath(config.dataFolder);
  const demo = isDemo
    ? await composeDemo({ ...services, dataFolder, ffmpeg: media.ffmpeg, line, look: imports.look, wake: media.wake })
    : { ...NOTHING_TO_MAKE, start: imports.start };
  registerDemo(http, demo.progress);
  const stop = async (): Promise<void> => {
    await demo.stop();
    if (isDemo) await imports.stop();
  };
  composeDemoRemoval(http, { db, dataFolder, pictures, stop, catalogueChanged });
  const { packageAhead, mediaTools, forgetSong } = media;
  return { packageAhead, mediaTools, forgetSong, start: demo.start, music: demo.music };
}
