import type { Result } from '../shared/result';
import type { FileToRead } from './file-report';
import type { ImportFailure } from './import-job';
import type { RefusedFile } from './refusal';

/** What a walk over the media folder found. Paths are relative to it, and written as `path-text.ts` says. */
export interface FolderWalk {
  /** Everything that may be music, folder by folder. */
  readonly files: readonly FileToRead[];
  /** Files that, by their ending, are the video of a file of the same name beside them; they may turn out to have no picture. */
  readonly videosBeside: readonly FileToRead[];
  readonly unreadableFolders: readonly string[];
  /** Files that are not read: their paths are too long to be opened, or they are hidden or links. Each is listed once. */
  readonly leftOut: readonly RefusedFile[];
  /** The folder is completely empty, for example because a disk is not mounted. */
  readonly isEmpty: boolean;
}

/** The folder from which music is imported. It is only ever read. */
export interface MediaFolder {
  /** Walks over the whole folder; `onFound` receives the number of files and unreadable folders found so far. */
  walk(onFound: (files: number) => void): Promise<Result<FolderWalk, ImportFailure>>;
}
