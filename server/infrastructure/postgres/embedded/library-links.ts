import { lstatSync, readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import path from 'node:path';

/** A symbolic link that npm could not pack: `name` in `folder` leads to `target`. */
export interface LibraryLink {
  readonly folder: string;
  readonly name: string;
  readonly target: string;
}

/**
 * The library links that are listed in `pg-symlinks.json` and do not exist. The package creates them in an install script, and
 * many installations run no install scripts.
 */
export function missingLinks(programFolder: string): LibraryLink[] {
  return listedLinks(programFolder).filter(({ folder, name }) => !isThere(path.join(folder, name)));
}

export async function makeLinks(links: readonly LibraryLink[]): Promise<void> {
  for (const { folder, name, target } of links) {
    await symlink(target, path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      // Another process made it first.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function listedLinks(programFolder: string): LibraryLink[] {
  const listFile = path.join(programFolder, 'pg-symlinks.json');
  if (!isThere(listFile)) return [];
  const listed = JSON.parse(readFileSync(listFile, 'utf8')) as { source: string; target: string }[];
  const packageFolder = path.dirname(programFolder);
  return listed.map(({ source, target }) => {
    const link = path.join(packageFolder, target);
    const folder = path.dirname(link);
    return { folder, name: path.basename(link), target: path.relative(folder, path.join(packageFolder, source)) };
  });
}

function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}
