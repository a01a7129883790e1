import { chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Other accounts may pass through, but not look around. */
export const PASSABLE = 0o711;

/** Makes a folder and those above it where they are missing; folders that are there keep their permissions. */
export async function makePassable(folder: string): Promise<void> {
  const isThere = await stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (isThere) return;
  await makePassable(path.dirname(folder));
  const isOurs = await mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  // Not by mkdir's own mode: a strict umask would close it again.
  if (isOurs) await chmod(folder, PASSABLE);
}
