import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { ImportLibrary } from '../application/import/import-library';
import type { ImportTools, ImportWatcher } from '../application/import/import-tools';
import type { IdSource } from '../application/ports/id-source.port';
import type { Logger } from '../application/ports/logger.port';
import type { FileFindings } from '../domain/import/file-findings.port';
import type { ImportJob, ImportScope } from '../domain/import/import-job';
import type { Config } from '../infrastructure/config/config';
import { FileMediaFolder } from '../infrastructure/files/file-media-folder';
import { PostgresFileFindings } from '../infrastructure/postgres/import/postgres-file-findings';
import { PostgresImportJobs } from '../infrastructure/postgres/import/postgres-import-jobs';
import { PostgresLibraryStore } from '../infrastructure/postgres/import/postgres-library-store';
import type { Schema } from '../infrastructure/postgres/schema';
import { workerEntry } from '../infrastructure/shared/worker-entry';
import { WorkerSongFiles } from '../infrastructure/workers/worker-song-files';
import { registerImport } from '../presentation/http/import/register-import';
import type { Lifecycle } from './lifecycle';
import type { Music } from './music';
import { readingSettings } from './reading-settings';

const MAX_WORKERS = 4;
const FILE_LIMIT_MS = 120_000;

export interface ImportDeps {
  readonly config: Pick<Config, 'dataFolder' | 'ffmpegPath' | 'logLevel' | 'tagSplit'>;
  readonly music: Music;
  readonly db: Kysely<Schema>;
  readonly ids: IdSource;
  readonly log: Logger;
  readonly lifecycle: Pick<Lifecycle, 'onStop'>;
  readonly onDatabaseBack: (listener: () => void) => void;
  readonly watcher: ImportWatcher;
  readonly shorts: ImportTools['shorts'];
}

export interface ComposedImport {
  /** Imports the media folder, if there is one, in the background. */
  readonly start: () => void;
  /** Imports the folder once; resolves when the run has ended. */
  readonly look: () => Promise<void>;
  readonly isRunning: () => boolean;
  /** Stops for good. */
  readonly stop: () => Promise<void>;
  readonly findings: FileFindings;
}

/** Everything that imports the media folder into the library. */
export async function composeImport(app: FastifyInstance, deps: ImportDeps): Promise<ComposedImport> {
  const { db, log, lifecycle, music } = deps;
  const jobs = new PostgresImportJobs(db);
  const findings = new PostgresFileFindings(db);
  await jobs.noteInterrupted();
  if (music.folder === undefined) {
    registerImport(app, { jobs, findings, startImport: null });
    const nothing = (): Promise<void> => Promise.resolve();
    return { start: () => undefined, look: nothing, isRunning: () => false, stop: nothing, findings };
  }
  const importer = await makeImporter(deps, jobs, music.folder);
  lifecycle.onStop('import', () => importer.stop());
  registerImport(app, {
    jobs,
    findings,
    startImport: music.origin === 'own' ? (scope) => startOrJoin(importer, jobs, scope) : null,
  });
  deps.onDatabaseBack(
    () => void importer.resume().catch((error: unknown) => log.warn('the import does not go on', { error })),
  );
  const look = () => importer.start().then(() => importer.settled());
  const start = () => void importer.start().catch((error: unknown) => log.error('the import did not start', { error }));
  return { start, look, isRunning: () => importer.isRunning, stop: () => importer.stop(), findings };
}

async function makeImporter(deps: ImportDeps, jobs: PostgresImportJobs, mediaFolder: string): Promise<ImportLibrary> {
  const { db, ids, log, config, watcher, music, shorts } = deps;
  const pictureFolder = path.join(await realpath(config.dataFolder), 'pictures');
  const files = new WorkerSongFiles({
    entry: workerEntry('server/composition/read-song-files.worker.ts'),
    workerData: readingSettings(config, { mediaFolder, pictureFolder }),
    // The demo arrives a few songs at a time, and one worker runs beside the threads that make it.
    workers: music.origin === 'demo' ? 1 : Math.min(MAX_WORKERS, availableParallelism()),
    fileLimitMs: FILE_LIMIT_MS,
  });
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const library = new PostgresLibraryStore(db, ids, music.origin);
  const folder = new FileMediaFolder(mediaFolder);
  return new ImportLibrary({ folder, files, library, shorts, jobs, ids, digest, log }, watcher);
}

/** If a run in another process ended at this very moment, a new run can be started after all. */
async function startOrJoin(importer: ImportLibrary, jobs: PostgresImportJobs, scope: ImportScope): Promise<ImportJob> {
  const job = (await importer.start(scope)) ?? (await jobs.latest()) ?? (await importer.start(scope));
  if (job === undefined) throw new Error('there is neither a run nor a way to begin one');
  return job;
}
