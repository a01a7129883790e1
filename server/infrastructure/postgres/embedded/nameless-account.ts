import { rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { accountNameLibrary } from './account-name-library';

const LIBRARY = 'account-name.so';
const NAME = 'song';

/** The system has no name for the account that this process runs as: a container was given a number of its own. */
export function isNameless(): boolean {
  try {
    userInfo();
    return false;
  } catch {
    return true;
  }
}

/**
 * Runs `work` with the environment in which a program is told a name for the nameless account. The library lies in `folder`,
 * the program's working folder: its path may hold the blanks and colons that part the paths of LD_PRELOAD.
 */
export async function withAccountName<T>(folder: string, work: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  const library = process.platform === 'linux' ? accountNameLibrary(process.arch, NAME) : null;
  if (library === null) return work({});
  const file = path.join(folder, LIBRARY);
  await writeFile(file, library);
  try {
    return await work({ LD_PRELOAD: `./${LIBRARY}` });
  } finally {
    await rm(file, { force: true });
  }
}
