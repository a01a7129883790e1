import { constants } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { fail, succeed, type Result } from '../domain/shared/result';
import { makePassable } from '../infrastructure/shared/passable-folder';

/** Makes DATA_DIR where it is missing; answers its real path. */
export async function prepareDataFolder(folder: string): Promise<Result<string, string>> {
  try {
    await makePassable(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return succeed(await realpath(folder));
  } catch (error) {
    return fail(`DATA_DIR=${folder} cannot be used: ${(error as Error).message}`);
  }
}
