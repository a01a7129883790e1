import type { FileReport, FileToRead } from './file-report';
import type { FileLook } from './known-file';

/** Reads media files into songs. */
export interface SongFiles {
  /** Reads one file; whatever is wrong with it becomes its report. Several may be read at once. */
  read(file: FileToRead): Promise<FileReport>;
  /** Finds out what a file sounds like, without asking what its tags say. */
  look(file: FileToRead): Promise<FileLook>;
  /** Lets go of everything that reading needs, until the next file. */
  rest(): Promise<void>;
  /** How many files are worth having under way at once. */
  readonly width: number;
}
