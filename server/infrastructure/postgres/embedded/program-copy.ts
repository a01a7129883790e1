import { existsSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makePassable } from '../../shared/passable-folder';
import { makeLinks, missingLinks } from './library-links';
import { programFile } from './program';

/**
 * Copies the programs to `target`, readable for every account, with their library links. The copy is made beside its final place
 * and renamed when it is complete, so that a killed start leaves no incomplete copy; an existing copy is used as it is.
 */
export async function copyProgram(programFolder: string, target: string): Promise<void> {
  const finished = path.join(target, path.basename(programFolder));
  if (existsSync(programFile(finished, 'postgres'))) return;
  await makePassable(path.dirname(target));
  const unfinished = `${target}.new-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  // The links name their targets relative to the package's folder, so the copy has the same folder name.
  const copied = path.join(unfinished, path.basename(programFolder));
  await cp(programFolder, copied, { recursive: true, verbatimSymlinks: true });
  await openForReading(unfinished);
  await makeLinks(missingLinks(copied));
  await rename(unfinished, target);
}

/** The folder inside `target` that holds bin, lib and share. */
export function copiedProgram(programFolder: string, target: string): string {
  return path.join(target, path.basename(programFolder));
}

async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(file);
    if (entry.isFile())
      await chmod(file, (await stat(file)).mode | 0o444 | (path.basename(folder) === 'bin' ? 0o111 : 0));
  }
}
