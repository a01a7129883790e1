import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { ImportLibrary } from '../../../server/application/import/import-library';
import type { ImportJob, ImportScope } from '../../../server/domain/import/import-job';
import { PLAIN_SPLIT } from '../../../server/domain/import/split-names';
import type { ReadingSettings } from '../../../server/composition/reading-settings';
import type { Origin } from '../../../server/domain/import/origin';
import { FileMediaFolder } from '../../../server/infrastructure/files/file-media-folder';
import { PostgresImportJobs } from '../../../server/infrastructure/postgres/import/postgres-import-jobs';
import { PostgresLibraryStore } from '../../../server/infrastructure/postgres/import/postgres-library-store';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { PostgresShortVideoStore } from '../../../server/infrastructure/postgres/shorts/postgres-short-video-store';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { WorkerSongFiles } from '../../../server/infrastructure/workers/worker-song-files';
import { checkAccount } from './accounted-for';
import { compiledProgram } from './compiled-program';
import { silentLogger } from './silent-logger';

const endOf = async (jobs: PostgresImportJobs): Promise<ImportJob> => {
  let job = await jobs.latest();
  while (job === undefined || job.state === 'running') {
    await sleep(20);
    job = await jobs.latest();
  }
  return job;
};

interface ImportWishes {
  readonly origin?: Origin;
  readonly scope?: ImportScope | undefined;
}

/** Scans a folder once with the product's own threads; resolves when the scan has ended. */
export async function importFolder(
  db: Kysely<Schema>,
  mediaFolder: string,
  pictureFolder: string,
  { origin = 'own', scope }: ImportWishes = {},
): Promise<ImportJob> {
  const jobs = new PostgresImportJobs(db);
  const ids = new CryptoIdSource();
  const files = new WorkerSongFiles({
    entry: { source: compiledProgram('server/composition/read-song-files.worker.ts'), eval: false },
    workerData: {
      mediaFolder,
      pictureFolder,
      split: PLAIN_SPLIT,
      ffmpegPath: process.env.FFMPEG_PATH,
      logLevel: 'silent',
    } satisfies ReadingSettings,
    workers: 2,
    fileLimitMs: 120_000,
  });
  const importer = new ImportLibrary(
    {
      folder: new FileMediaFolder(mediaFolder),
      files,
      library: new PostgresLibraryStore(db, ids, origin),
      shorts: new PostgresShortVideoStore(db, ids, origin),
      jobs,
      ids,
      digest: (text) => createHash('sha256').update(text).digest('hex'),
      log: silentLogger,
    },
    { advanced: () => undefined },
  );
  await importer.start(scope);
  const ended = await endOf(jobs);
  await importer.stop();
  checkAccount(ended);
  return ended;
}
