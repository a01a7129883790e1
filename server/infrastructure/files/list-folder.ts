import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isHidden, mayBeMedia } from '../../domain/import/media-name';
import type { RefusalReason, RefusedFile } from '../../domain/import/refusal';
import { inside } from './folder-pictures';

/** What is in a folder. Names in order. */
export interface Listing {
  /** Relative to the media folder; empty for itself. */
  readonly folder: string;
  /** Of its files; hidden ones too. */
  readonly names: readonly string[];
  readonly folders: readonly string[];
  readonly hiddenFolders: readonly string[];
  /** What may be music and is not to be read. */
  readonly leftOut: readonly RefusedFile[];
}

/** Undefined for a folder that cannot be read. Nothing is to be read of one that is hidden, or lies below a hidden one. */
export async function listFolder(root: string, folder: string, isHiddenItself: boolean): Promise<Listing | undefined> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return undefined;
  const named = (is: (entry: Dirent) => boolean) =>
    entries
      .filter(is)
      .map(({ name }) => name)
      .sort();
  const isSeen = ({ name }: Dirent) => !isHiddenItself && !isHidden(name);
  const leftOut = entries.map(async (entry): Promise<RefusedFile[]> => {
    const reason = isSeen(entry) ? await faultOf(root, folder, entry) : hiddenFor(entry);
    return reason === undefined ? [] : [{ path: inside(folder, entry.name), reason }];
  });
  return {
    folder,
    names: isHiddenItself ? [] : named((entry) => entry.isFile()),
    folders: named((entry) => entry.isDirectory() && isSeen(entry)),
    hiddenFolders: named((entry) => entry.isDirectory() && !isSeen(entry)),
    leftOut: (await Promise.all(leftOut)).flat(),
  };
}

const hiddenFor = (entry: Dirent): RefusalReason | undefined =>
  !entry.isDirectory() && mayBeMedia(entry.name) ? 'hidden-name' : undefined;

/** Links are not followed: what they lead to is elsewhere, or found twice. What is neither file nor folder has no end. */
async function faultOf(root: string, folder: string, entry: Dirent): Promise<RefusalReason | undefined> {
  if (entry.isFile() || entry.isDirectory()) return undefined;
  if (!entry.isSymbolicLink()) return mayBeMedia(entry.name) ? 'not-media' : undefined;
  return mayBeMedia(entry.name) || (await leadsToFolder(path.join(root, folder, entry.name))) ? 'link' : undefined;
}

const leadsToFolder = (link: string): Promise<boolean> =>
  stat(link).then(
    (found) => found.isDirectory(),
    () => false,
  );
