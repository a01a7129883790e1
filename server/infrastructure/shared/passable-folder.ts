import { chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Other system accounts may enter the folder, but not list it. */
export const PASSABLE = 0o711;

/** Creates a folder and its missing parents; the permissions of existing folders do not change. */
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
  // Not set by mkdir's own mode: a strict umask would restrict it again.
  if (isOurs) await chmod(folder, PASSABLE);
}
