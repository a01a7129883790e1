import type { ImportJob } from '../../domain/import/import-job';
import type { ImportJobs } from '../../domain/import/import-jobs.port';
import type { LibraryStore } from '../../domain/import/library-store.port';
import type { MediaFolder } from '../../domain/import/media-folder.port';
import type { Digest } from '../../domain/import/revision';
import type { SongFiles } from '../../domain/import/song-files.port';
import type { IdSource } from '../ports/id-source.port';
import type { Logger } from '../ports/logger.port';
import type { ShortVideoStore } from '../ports/short-video-store.port';

/** What an import works with. */
export interface ImportTools {
  readonly folder: MediaFolder;
  readonly files: SongFiles;
  readonly library: LibraryStore;
  readonly shorts: ShortVideoStore;
  readonly jobs: ImportJobs;
  readonly ids: IdSource;
  readonly digest: Digest;
  readonly log: Logger;
}

/** Told how a run goes on. */
export interface ImportWatcher {
  /** After each batch that was taken in, and at the end. */
  advanced(job: ImportJob): void;
}
