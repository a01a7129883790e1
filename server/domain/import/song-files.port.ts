import type { FileReport, FileToRead } from './file-report';
import type { FileExamination } from './known-file';

/** Reads media files into songs. */
export interface SongFiles {
  /** Reads one file; a fault of the file is returned as its report. Several files may be read at once. */
  read(file: FileToRead): Promise<FileReport>;
  /** Finds out what a file sounds like, without reading its tags. */
  examine(file: FileToRead): Promise<FileExamination>;
  /** Releases everything that reading needs, until the next file. */
  rest(): Promise<void>;
  /** How many files should be read at the same time. */
  readonly width: number;
}
