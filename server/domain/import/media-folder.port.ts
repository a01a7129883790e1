import type { Result } from '../shared/result';
import type { FileToRead } from './file-report';
import type { ImportFailure } from './import-job';
import type { RefusedFile } from './refusal';

/** What a walk over the media folder found. Paths are relative to it, and written as `path-text.ts` says. */
export interface FolderWalk {
  /** Everything that may be music, folder by folder. */
  readonly files: readonly FileToRead[];
  /** What lies beside a file of its name as its video, by its ending; it may turn out to have no picture. */
  readonly videosBeside: readonly FileToRead[];
  readonly unreadableFolders: readonly string[];
  /**
   * Files that are not to be read: their paths are too long to be asked for, or they are hidden or links. Each is named once.
   */
  readonly leftOut: readonly RefusedFile[];
  /** Nothing at all is in it, as where a disk is not mounted. */
  readonly isEmpty: boolean;
}

/** The folder that music is brought in from. It is only ever read. */
export interface MediaFolder {
  /** Goes through the whole folder; `onFound` hears how many files and unreadable folders there are so far. */
  walk(onFound: (files: number) => void): Promise<Result<FolderWalk, ImportFailure>>;
}
