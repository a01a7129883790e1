import {
  MOST_FILES,
  type FileFinding,
  type FolderFile,
  type FolderFiles,
} from '../../domain/administration/folder-files.port';
import { toCsv } from '../../domain/shared/csv';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/clock.port';
import type { FileSaver } from '../ports/file-saver.port';

export interface FileListQuery {
  readonly finding: FileFinding;
  readonly searchText: string;
  /** The column headings: the paths, and the message about each file. */
  readonly headings: readonly [string, string];
}

/** Saves the names of files of the media folder, with the message about each file, as a table. */
export class SaveFileList {
  constructor(
    private readonly files: FolderFiles,
    private readonly saver: FileSaver,
    private readonly clock: Clock,
  ) {}

  async execute({ finding, searchText, headings }: FileListQuery): Promise<Result<void, GatewayFailure>> {
    const all: FolderFile[] = [];
    let isLast = false;
    for (let page = 1; !isLast; page += 1) {
      const answer = await this.files.list(finding, { searchText, page, pageSize: MOST_FILES });
      if (!answer.ok) return answer;
      all.push(...answer.value.items);
      isLast = answer.value.isLast;
    }
    const day = new Date(this.clock.now()).toISOString().slice(0, 10);
    const text = toCsv([headings, ...all.map(({ id, message }) => [id, message])]);
    this.saver.save(`song-files-${finding}-${day}.csv`, 'text/csv;charset=utf-8', text);
    return succeed(undefined);
  }
}
