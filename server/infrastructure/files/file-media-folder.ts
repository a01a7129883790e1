import { constants } from 'node:fs';
import { access, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FileBeside, FileToRead } from '../../domain/import/file-report';
import type { ImportFailure } from '../../domain/import/import-job';
import type { FolderWalk, MediaFolder } from '../../domain/import/media-folder.port';
import { besideClips, byStem, kindOfName, mayMove, stemOf } from '../../domain/import/media-name';
import type { RefusedFile } from '../../domain/import/refusal';
import { pairVideos } from '../../domain/import/pair-videos';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { onDisk } from '../shared/on-disk';
import { inside, NO_PICTURES, picturesOf, type FolderPictures } from './folder-pictures';
import { listFolder, type Listing } from './list-folder';

type Stamp = Pick<FileToRead, 'size' | 'modifiedMs' | 'changedMs'>;

interface FilesFound {
  readonly found: readonly FileToRead[];
  /** Videos beside the songs. */
  readonly beside: readonly FileToRead[];
}

interface Waiting {
  readonly folder: string;
  readonly above: FolderPictures;
  /** If hidden, its entries are listed but not read. */
  readonly isHidden: boolean;
}

/** Some programs hide whole copies of a folder: beyond this many hidden folders, only their names are listed. */
const MOST_HIDDEN_FOLDERS = 1_000;

/** The stamp of a file whose path is too long for the system. */
const OUT_OF_REACH: Stamp = { size: 0, modifiedMs: -2, changedMs: null };

/** Goes through a folder of this machine. */
export class FileMediaFolder implements MediaFolder {
  constructor(private readonly root: string) {}

  async walk(onFound: (files: number) => void): Promise<Result<FolderWalk, ImportFailure>> {
    const problem = await this.problemOfRoot();
    if (problem !== undefined) return fail(problem);
    const files: FileToRead[] = [];
    const videosBeside: FileToRead[] = [];
    const unreadableFolders = new Set<string>();
    const leftOut = new Map<string, RefusedFile>();
    const waiting: Waiting[] = [{ folder: '', above: NO_PICTURES, isHidden: false }];
    let isEmpty = true;
    let hiddenLooks = 0;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { folder, isHidden } = next;
      if (isHidden) hiddenLooks += 1;
      const isNamedAlone = hiddenLooks > MOST_HIDDEN_FOLDERS && isHidden;
      const listing = isNamedAlone ? undefined : await listFolder(this.root, folder, isHidden);
      if (isNamedAlone) leftOut.set(folder, { path: folder, reason: 'hidden-name' });
      else if (listing === undefined || !(await this.canBeEntered(folder))) {
        if (!isHidden) unreadableFolders.add(folder);
      } else {
        isEmpty &&= isHidden || (folder === '' && isNothing(listing));
        const pictures = await picturesOf(listing, next.above, (name) => this.describeBeside(folder, name));
        const { found, beside } = await this.filesOf(listing, pictures);
        files.push(...found.filter((file) => !isOutOfReach(file)));
        videosBeside.push(...beside.filter((file) => !isOutOfReach(file)));
        for (const refused of [...listing.leftOut, ...found.filter(isOutOfReach).map(refusalOf)])
          leftOut.set(refused.path, refused);
        waiting.push(...foldersBelow(listing, pictures).reverse());
      }
      onFound(files.length + leftOut.size + unreadableFolders.size);
    }
    const named = { unreadableFolders: [...unreadableFolders], leftOut: [...leftOut.values()] };
    return succeed({ files, videosBeside, ...named, isEmpty });
  }

  private async problemOfRoot(): Promise<ImportFailure | undefined> {
    try {
      await readdir(onDisk(this.root));
      return (await this.canBeEntered('')) ? undefined : 'media-folder-unreadable';
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return code === 'ENOENT' || code === 'ENOTDIR' ? 'media-folder-missing' : 'media-folder-unreadable';
    }
  }

  /**
   * A folder that can be listed may still not be entered: then its files cannot be examined, and none of them counts as missing.
   */
  private canBeEntered(folder: string): Promise<boolean> {
    return access(onDisk(path.join(this.root, folder)), constants.X_OK).then(
      () => true,
      () => false,
    );
  }

  private async filesOf({ folder, names }: Listing, pictures: FolderPictures): Promise<FilesFound> {
    const { videoOf, videos } = pairVideos(names);
    const isMusic = (name: string) => kindOfName(name) === 'media' && !videos.has(name);
    const music = names.filter(isMusic);
    if (music.length === 0) return { found: [], beside: [] };
    const lyrics = byStem(names.filter((name) => kindOfName(name) === 'lyrics'));
    const clips = besideClips(names);
    const { album, portrait, banner } = pictures;
    const ofFolder = album.stamp + portrait.stamp + banner.stamp;
    const artistPictures = { portrait: portrait.path, banner: banner.path };
    const byName = new Map<string, string[]>();
    for (const video of videos) byName.set(stemOf(video), [...(byName.get(stemOf(video)) ?? []), video]);
    const videosOf = (name: string) => (videos.has(name) ? [] : (byName.get(stemOf(name)) ?? []));
    const read = async (name: string): Promise<FileToRead[]> => {
      const stamp = await this.stamp(folder, name);
      if (stamp === undefined) return [];
      const lyricsBeside = lyrics.get(stemOf(name));
      const videoBeside = await this.besideAs(folder, videoOf.get(name));
      const captionsBeside = mayMove(name) ? clips.captions.get(stemOf(name)) : undefined;
      const posterBeside = mayMove(name) ? clips.posters.get(stemOf(name)) : undefined;
      const companions = [
        await this.describeBeside(folder, lyricsBeside),
        ofFolder,
        ...(await Promise.all(videosOf(name).map((video) => this.describeBeside(folder, video)))),
        await this.describeBeside(folder, captionsBeside),
        await this.describeBeside(folder, posterBeside),
      ].join('');
      const beside = { picturesBeside: album.paths, lyricsBeside, videoBeside, captionsBeside, posterBeside };
      return [{ path: inside(folder, name), ...stamp, companions, ...beside, artistPictures }];
    };
    const readAll = async (wanted: readonly string[]) => (await Promise.all(wanted.map(read))).flat();
    return { found: await readAll(music), beside: await readAll([...videos]) };
  }

  private async besideAs(folder: string, name: string | undefined): Promise<FileBeside | undefined> {
    const stamp = name === undefined ? undefined : await this.stamp(folder, name);
    if (name === undefined || stamp === undefined) return undefined;
    return { name, size: stamp.size, modifiedMs: stamp.modifiedMs };
  }

  private async describeBeside(folder: string, name: string | undefined): Promise<string> {
    return name === undefined ? '' : describe(await this.stamp(folder, name));
  }

  /** Undefined for a file that was removed after the folder was listed. */
  private async stamp(folder: string, name: string): Promise<Stamp | undefined> {
    try {
      const stats = await lstat(onDisk(path.join(this.root, folder, name)));
      return { size: stats.size, modifiedMs: Math.trunc(stats.mtimeMs), changedMs: Math.trunc(stats.ctimeMs) };
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENAMETOOLONG' ? OUT_OF_REACH : undefined;
    }
  }
}

const isOutOfReach = ({ modifiedMs }: FileToRead): boolean => modifiedMs === OUT_OF_REACH.modifiedMs;

const refusalOf = ({ path }: FileToRead): RefusedFile => ({ path, reason: 'too-long-path' });

const isNothing = ({ names, folders }: Listing): boolean => names.length + folders.length === 0;

function foldersBelow({ folder, folders, hiddenFolders }: Listing, above: FolderPictures): Waiting[] {
  const below = (isHidden: boolean) => (name: string) => ({ folder: inside(folder, name), above, isHidden });
  return [...folders.map(below(false)), ...hiddenFolders.map(below(true))];
}

function describe(stamp: Omit<FileBeside, 'name'> | undefined): string {
  return stamp === undefined ? '' : `${stamp.size}-${stamp.modifiedMs};`;
}
