import { constants } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { succeed, type Result } from '../domain/shared/result';
import { badSetting, cannotStart, type StartProblem } from '../domain/shared/start-problem';
import { makePassable } from '../infrastructure/shared/passable-folder';

/** Error codes that point to the disk rather than to the setting. */
const PASSING = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ESTALE']);

/** Creates DATA_DIR if it is missing; returns its real path. */
export async function prepareDataFolder(folder: string): Promise<Result<string, StartProblem>> {
  try {
    await makePassable(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return succeed(await realpath(folder));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return (PASSING.has(code) ? cannotStart : badSetting)(`DATA_DIR=${folder} cannot be used: ${message}`);
  }
}
