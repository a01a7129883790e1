import { chmod, chown, mkdir } from 'node:fs/promises';
import type { Account } from './account';

/** Makes a folder that only the database's account can enter, besides root; without an account that is ourselves. */
export async function makeOwnFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (account !== undefined) await chown(folder, account.uid, account.gid);
}
