import type { ImportJob } from '../../domain/import/import-job';
import type { ImportJobs } from '../../domain/import/import-jobs.port';
import type { LibraryStore } from '../../domain/import/library-store.port';
import type { MediaFolder } from '../../domain/import/media-folder.port';
import type { Digest } from '../../domain/import/revision';
import type { SongFiles } from '../../domain/import/song-files.port';
import type { IdSource } from '../ports/id-source.port';
import type { Logger } from '../ports/logger.port';
import type { ShortSongLinks } from '../../domain/shorts/short-song-links.port';
import type { ShortVideoStore } from '../../domain/shorts/short-video-store.port';

/** The dependencies of an import. */
export interface ImportTools {
  readonly folder: MediaFolder;
  readonly files: SongFiles;
  readonly library: LibraryStore;
  readonly shorts: ShortVideoStore & ShortSongLinks;
  readonly jobs: ImportJobs;
  readonly ids: IdSource;
  readonly digest: Digest;
  readonly log: Logger;
}

/** Receives the progress of a run. */
export interface ImportWatcher {
  /** Called after each batch that was stored, and at the end. */
  advanced(job: ImportJob): void;
}
