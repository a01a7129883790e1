import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FileToRead } from '../../domain/import/file-report';
import type { ImportFailure } from '../../domain/import/import-job';
import type { FolderWalk, MediaFolder } from '../../domain/import/media-folder.port';
import { choosePicture, kindOfName } from '../../domain/import/media-name';
import { fail, succeed, type Result } from '../../domain/shared/result';

interface Listing {
  /** Relative to the media folder; empty for itself. */
  readonly folder: string;
  readonly names: readonly string[];
  readonly folders: readonly string[];
}

interface Stamp {
  readonly size: number;
  readonly modifiedMs: number;
}

/** Goes through a folder of this machine. Links are passed over: what they lead to is elsewhere, or found twice. */
export class FileMediaFolder implements MediaFolder {
  constructor(private readonly root: string) {}

  async walk(onFound: (files: number) => void): Promise<Result<FolderWalk, ImportFailure>> {
    const problem = await this.problemOfRoot();
    if (problem !== undefined) return fail(problem);
    const files: FileToRead[] = [];
    const unreadableFolders: string[] = [];
    const waiting = [''];
    let isEmpty = true;
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      const listing = await this.list(folder);
      if (listing === undefined) unreadableFolders.push(folder);
      else {
        isEmpty &&= folder === '' && listing.names.length + listing.folders.length === 0;
        files.push(...(await this.filesOf(listing)));
        waiting.push(...listing.folders.map((name) => inside(folder, name)).reverse());
        onFound(files.length);
      }
    }
    return succeed({ files, unreadableFolders, isEmpty });
  }

  private async problemOfRoot(): Promise<ImportFailure | undefined> {
    try {
      await readdir(await realpath(this.root));
      return undefined;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return code === 'ENOENT' || code === 'ENOTDIR' ? 'media-folder-missing' : 'media-folder-unreadable';
    }
  }

  private async list(folder: string): Promise<Listing | undefined> {
    const entries = await readdir(path.join(this.root, folder), { withFileTypes: true }).catch(() => undefined);
    if (entries === undefined) return undefined;
    const named = (is: (entry: Dirent) => boolean) =>
      entries
        .filter(is)
        .map(({ name }) => name)
        .sort();
    return {
      folder,
      names: named((entry) => entry.isFile()),
      folders: named((entry) => entry.isDirectory() && !entry.name.startsWith('.')),
    };
  }

  private async filesOf({ folder, names }: Listing): Promise<readonly FileToRead[]> {
    const media = names.filter((name) => ['media', 'other-music'].includes(kindOfName(name)));
    if (media.length === 0) return [];
    const pictureBeside = choosePicture(names);
    const lyrics = new Map(names.filter((name) => kindOfName(name) === 'lyrics').map((name) => [stem(name), name]));
    const picture = pictureBeside === undefined ? '' : describe(await this.stamp(folder, pictureBeside));
    const read = async (name: string): Promise<FileToRead[]> => {
      const stamp = await this.stamp(folder, name);
      if (stamp === undefined) return [];
      const lyricsBeside = lyrics.get(stem(name));
      const words = lyricsBeside === undefined ? '' : describe(await this.stamp(folder, lyricsBeside));
      return [{ path: inside(folder, name), ...stamp, companions: words + picture, pictureBeside, lyricsBeside }];
    };
    return (await Promise.all(media.map(read))).flat();
  }

  /** Undefined for a file that has gone since the folder was listed. */
  private async stamp(folder: string, name: string): Promise<Stamp | undefined> {
    const stats = await lstat(path.join(this.root, folder, name)).catch(() => undefined);
    return stats && { size: stats.size, modifiedMs: Math.trunc(stats.mtimeMs) };
  }
}

function inside(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

function stem(name: string): string {
  return name.replace(/\.[^.]+$/u, '');
}

function describe(stamp: Stamp | undefined): string {
  return stamp === undefined ? '' : `${stamp.size}-${stamp.modifiedMs};`;
}
