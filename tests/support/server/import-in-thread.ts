import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ImportLibrary } from '../../../server/application/import/import-library';
import { ReadSongFile } from '../../../server/application/import/read-song-file';
import { PLAIN_SPLIT } from '../../../server/domain/import/split-names';
import type { FileToRead } from '../../../server/domain/import/file-report';
import type { ImportJob } from '../../../server/domain/import/import-job';
import type { LibraryStore } from '../../../server/domain/import/library-store.port';
import type { MediaDecoder } from '../../../server/domain/import/media-decoder.port';
import { FileMediaBytes } from '../../../server/infrastructure/files/file-media-bytes';
import { inflate } from '../../../server/infrastructure/files/inflate';
import { FileMediaFolder } from '../../../server/infrastructure/files/file-media-folder';
import { FilePictureStore } from '../../../server/infrastructure/images/file-picture-store';
import { AtomicFileStore } from '../../../server/infrastructure/images/atomic-file-store';
import { PostgresImportJobs } from '../../../server/infrastructure/postgres/import/postgres-import-jobs';
import { PostgresLibraryStore } from '../../../server/infrastructure/postgres/import/postgres-library-store';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { PostgresShortVideoStore } from '../../../server/infrastructure/postgres/shorts/postgres-short-video-store';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { checkAccount } from './accounted-for';
import { NO_DECODER } from './no-decoder';
import { silentLogger } from './silent-logger';

interface Places {
  readonly music: string;
  readonly pictures: string;
}

interface Ways {
  /** Wraps the library that the import uses. */
  readonly through?: (library: LibraryStore) => LibraryStore;
  /** Without one files are read as on a machine without ffmpeg. */
  readonly decoder?: MediaDecoder | undefined;
}

function checkedJob(job: ImportJob | undefined): ImportJob {
  if (job === undefined) throw new Error('the import left no trace');
  checkAccount(job);
  return job;
}

/** The real import, scanning a folder once into a database. Files are read in this thread. */
export async function importInThread(
  db: Kysely<Schema>,
  { music, pictures }: Places,
  { through = (library) => library, decoder = NO_DECODER }: Ways = {},
): Promise<ImportJob> {
  const jobs = new PostgresImportJobs(db);
  const ids = new CryptoIdSource();
  const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
  const reading = new ReadSongFile({
    bytes: new FileMediaBytes(music),
    decoder,
    inflate,
    split: PLAIN_SPLIT,
    pictures: new FilePictureStore(new AtomicFileStore({ root: pictures, isDurable: false })),
    hash: sha256,
    log: silentLogger,
  });
  const files = {
    read: (file: FileToRead) => reading.execute(file),
    examine: (file: FileToRead) => reading.examine(file),
    rest: async () => undefined,
    width: 4,
  };
  const importer = new ImportLibrary(
    {
      folder: new FileMediaFolder(music),
      files,
      library: through(new PostgresLibraryStore(db, ids, 'own')),
      shorts: new PostgresShortVideoStore(db, ids, 'own'),
      jobs,
      ids,
      log: silentLogger,
      digest: sha256,
    },
    { advanced: () => undefined },
  );
  await importer.start();
  await importer.settled();
  return checkedJob(await jobs.latest());
}
