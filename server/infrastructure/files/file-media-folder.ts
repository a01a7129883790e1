import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FileBeside, FileToRead } from '../../domain/import/file-report';
import type { ImportFailure } from '../../domain/import/import-job';
import type { FolderWalk, MediaFolder } from '../../domain/import/media-folder.port';
import {
  besideClips,
  byStem,
  chooseArtistPicture,
  choosePicture,
  kindOfName,
  mayMove,
  stemOf,
} from '../../domain/import/media-name';
import { pairVideos } from '../../domain/import/pair-videos';
import { fail, succeed, type Result } from '../../domain/shared/result';

interface Listing {
  /** Relative to the media folder; empty for itself. */
  readonly folder: string;
  readonly names: readonly string[];
  readonly folders: readonly string[];
}

type Stamp = Omit<FileBeside, 'name'>;

/** An artist's picture, which counts for everything below its folder; the nearest one does. */
interface Inherited {
  readonly path: string | undefined;
  readonly stamp: string;
}

interface ArtistPicturesAbove {
  readonly portrait: Inherited;
  readonly banner: Inherited;
}

interface Waiting {
  readonly folder: string;
  readonly above: ArtistPicturesAbove;
}

const NOTHING_ABOVE: Inherited = { path: undefined, stamp: '' };

/** Goes through a folder of this machine. Links are passed over: what they lead to is elsewhere, or found twice. */
export class FileMediaFolder implements MediaFolder {
  constructor(private readonly root: string) {}

  async walk(onFound: (files: number) => void): Promise<Result<FolderWalk, ImportFailure>> {
    const problem = await this.problemOfRoot();
    if (problem !== undefined) return fail(problem);
    const files: FileToRead[] = [];
    const unreadableFolders: string[] = [];
    const waiting: Waiting[] = [{ folder: '', above: { portrait: NOTHING_ABOVE, banner: NOTHING_ABOVE } }];
    let isEmpty = true;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { folder } = next;
      const listing = await this.list(folder);
      if (listing === undefined) unreadableFolders.push(folder);
      else {
        isEmpty &&= folder === '' && listing.names.length + listing.folders.length === 0;
        const above = await this.artistPictures(listing, next.above);
        files.push(...(await this.filesOf(listing, above)));
        waiting.push(...listing.folders.map((name) => ({ folder: inside(folder, name), above })).reverse());
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

  /** What the artist of this folder looks like. The media folder itself is nobody's. */
  private async artistPictures({ folder, names }: Listing, above: ArtistPicturesAbove): Promise<ArtistPicturesAbove> {
    if (folder === '') return above;
    const nearest = async (which: keyof ArtistPicturesAbove): Promise<Inherited> => {
      const name = chooseArtistPicture(names, which);
      if (name === undefined) return above[which];
      return { path: inside(folder, name), stamp: describe(await this.stamp(folder, name)) };
    };
    return { portrait: await nearest('portrait'), banner: await nearest('banner') };
  }

  private async filesOf({ folder, names }: Listing, above: ArtistPicturesAbove): Promise<readonly FileToRead[]> {
    const { videoOf, videos } = pairVideos(names);
    const isMusic = (name: string) => ['media', 'other-music'].includes(kindOfName(name)) && !videos.has(name);
    const music = names.filter(isMusic);
    if (music.length === 0) return [];
    const pictureBeside = choosePicture(names);
    const lyrics = byStem(names.filter((name) => kindOfName(name) === 'lyrics'));
    const clips = besideClips(names);
    const ofFolder = (await this.describeBeside(folder, pictureBeside)) + above.portrait.stamp + above.banner.stamp;
    const artistPictures = { portrait: above.portrait.path, banner: above.banner.path };
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
        describe(videoBeside),
        await this.describeBeside(folder, captionsBeside),
        await this.describeBeside(folder, posterBeside),
      ].join('');
      const beside = { pictureBeside, lyricsBeside, videoBeside, captionsBeside, posterBeside };
      return [{ path: inside(folder, name), ...stamp, companions, ...beside, artistPictures }];
    };
    return (await Promise.all(music.map(read))).flat();
  }

  private async besideAs(folder: string, name: string | undefined): Promise<FileBeside | undefined> {
    const stamp = name === undefined ? undefined : await this.stamp(folder, name);
    return name === undefined || stamp === undefined ? undefined : { name, ...stamp };
  }

  private async describeBeside(folder: string, name: string | undefined): Promise<string> {
    return name === undefined ? '' : describe(await this.stamp(folder, name));
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

function describe(stamp: Stamp | undefined): string {
  return stamp === undefined ? '' : `${stamp.size}-${stamp.modifiedMs};`;
}
