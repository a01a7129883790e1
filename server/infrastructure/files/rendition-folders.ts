import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CachedRendition } from '../../domain/media/choose-evictions';

/** The file that marks a rendition as complete, and contains the total size of its segments in bytes. */
export const MARKER = 'complete';
/** Deleted renditions are moved here first. */
export const TRASH = 'trash';

export async function writeMarker(place: string, bytes: number): Promise<void> {
  const temporary = path.join(place, `${MARKER}.${process.pid}.part`);
  await writeFile(temporary, String(bytes));
  await rename(temporary, path.join(place, MARKER));
}

/** The bytes of a complete rendition; undefined if the rendition is incomplete. */
export async function readMarker(place: string): Promise<number | undefined> {
  const text = await readFile(path.join(place, MARKER), 'utf8').catch(() => '');
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The complete renditions under `root` (`kind/key/variant`). Incomplete ones are deleted. */
export async function scanCache(root: string): Promise<readonly CachedRendition[]> {
  await rm(path.join(root, TRASH), { recursive: true, force: true });
  const kinds = await foldersIn(root, '');
  const keys = await Promise.all(kinds.map((kind) => foldersIn(root, kind)));
  const found: CachedRendition[] = [];
  for (const key of keys.flat()) {
    for (const folder of await foldersIn(root, key)) found.push(...(await inspect(root, folder)));
  }
  return found;
}

async function inspect(root: string, folder: string): Promise<readonly CachedRendition[]> {
  const place = path.join(root, folder);
  const bytes = await readMarker(place);
  if (bytes === undefined) {
    await rm(place, { recursive: true, force: true });
    return [];
  }
  const { mtimeMs } = await stat(path.join(place, MARKER));
  return [{ folder, bytes, usedAt: mtimeMs }];
}

/** The folders inside `folder`, as paths relative to `root`. */
async function foldersIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.posix.join(folder, name));
}
