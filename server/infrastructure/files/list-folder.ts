import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isHidden, mayBeMedia } from '../../domain/import/media-name';
import { isDoubtful, pathOfBytes } from '../../domain/import/path-text';
import type { RefusalReason, RefusedFile } from '../../domain/import/refusal';
import { onDisk } from '../shared/on-disk';
import { inside } from './folder-pictures';

/** What is in a folder. Names in order. */
export interface Listing {
  /** Relative to the media folder; empty for that folder itself. */
  readonly folder: string;
  /** The names of files, also hidden ones. */
  readonly names: readonly string[];
  readonly folders: readonly string[];
  readonly hiddenFolders: readonly string[];
  /** Entries that may be music but must not be read. */
  readonly leftOut: readonly RefusedFile[];
}

interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/**
 * Undefined for a folder that cannot be read. If the folder is hidden, or lies below a hidden one, none of its files may be read.
 */
export async function listFolder(root: string, folder: string, isHiddenItself: boolean): Promise<Listing | undefined> {
  const entries = await entriesOf(path.join(root, folder)).catch(() => undefined);
  if (entries === undefined) return undefined;
  const named = (is: (entry: Entry) => boolean) =>
    entries
      .filter(is)
      .map(({ name }) => name)
      .sort();
  const isSeen = ({ name }: Entry) => !isHiddenItself && !isHidden(name);
  const leftOut = entries.map(async (entry): Promise<RefusedFile[]> => {
    const reason = isSeen(entry) ? await faultOf(root, folder, entry) : hiddenFor(entry);
    return reason === undefined ? [] : [{ path: inside(folder, entry.name), reason }];
  });
  return {
    folder,
    names: isHiddenItself ? [] : named(({ kind }) => kind === 'file'),
    folders: named((entry) => entry.kind === 'folder' && isSeen(entry)),
    hiddenFolders: named((entry) => entry.kind === 'folder' && !isSeen(entry)),
    leftOut: (await Promise.all(leftOut)).flat(),
  };
}

/** Names are read as UTF-8, and again as bytes only if one of them is not UTF-8: reading bytes is slower and seldom needed. */
async function entriesOf(folder: string): Promise<readonly Entry[]> {
  const place = onDisk(folder);
  if (typeof place === 'string') {
    const entries = await readdir(place, { withFileTypes: true });
    if (!entries.some(({ name }) => isDoubtful(name))) return entries.map((entry) => entryOf(entry.name, entry));
  }
  const entries = await readdir(place, { withFileTypes: true, encoding: 'buffer' });
  return entries.map((entry) => entryOf(pathOfBytes(entry.name), entry));
}

function entryOf(name: string, entry: Dirent<string | Buffer>): Entry {
  if (entry.isFile()) return { name, kind: 'file' };
  if (entry.isDirectory()) return { name, kind: 'folder' };
  return { name, kind: entry.isSymbolicLink() ? 'link' : 'other' };
}

const hiddenFor = ({ kind, name }: Entry): RefusalReason | undefined =>
  kind !== 'folder' && mayBeMedia(name) ? 'hidden-name' : undefined;

/**
 * Links are not followed: their target lies elsewhere, or would be found twice. Reading an entry that is neither file nor
 * folder, such as a pipe, may never end.
 */
async function faultOf(root: string, folder: string, { kind, name }: Entry): Promise<RefusalReason | undefined> {
  if (kind === 'file' || kind === 'folder') return undefined;
  if (kind === 'other') return mayBeMedia(name) ? 'not-media' : undefined;
  return mayBeMedia(name) || (await leadsToFolder(path.join(root, folder, name))) ? 'link' : undefined;
}

const leadsToFolder = (link: string): Promise<boolean> =>
  stat(onDisk(link)).then(
    (found) => found.isDirectory(),
    () => false,
  );
