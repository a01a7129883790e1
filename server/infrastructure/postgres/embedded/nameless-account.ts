import { rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { accountNameLibrary } from './account-name-library';

const LIBRARY = 'account-name.so';
const NAME = 'song';

/** Whether the system has no name for the account of this process, as in a container that runs under a uid without a name. */
export function isNameless(): boolean {
  try {
    userInfo();
    return false;
  } catch {
    return true;
  }
}

/**
 * Runs `work` with an environment in which a program gets a name for the nameless account. The library is in `folder`, the
 * program's working folder, and is named relative to it: the full path may contain blanks and colons, which separate the paths in
 * LD_PRELOAD.
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
