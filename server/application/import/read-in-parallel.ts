import type { FileReport, FileToRead } from '../../domain/import/file-report';
import type { SongFiles } from '../../domain/import/song-files.port';

export interface ReadFile {
  readonly file: FileToRead;
  readonly report: FileReport;
}

/** Reads files, several at once, and yields each as it is done. Never more than `files.width` are under way or waiting to be taken. */
export async function* readInParallel(toRead: readonly FileToRead[], files: SongFiles): AsyncGenerator<ReadFile> {
  const underway = new Set<Promise<void>>();
  const done: ReadFile[] = [];
  let next = 0;
  const start = (file: FileToRead): void => {
    const work: Promise<void> = files.read(file).then((report) => {
      done.push({ file, report });
      underway.delete(work);
    });
    underway.add(work);
  };
  while (next < toRead.length || underway.size > 0 || done.length > 0) {
    for (
      let file = toRead[next];
      file !== undefined && underway.size + done.length < files.width;
      file = toRead[next]
    ) {
      start(file);
      next += 1;
    }
    if (done.length === 0) await Promise.race(underway);
    yield* done.splice(0);
  }
}
