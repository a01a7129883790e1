import { chmod, chown, mkdir } from 'node:fs/promises';
import type { Account } from './account';

/**
 * Creates a folder that only the database's account and root can enter; without an account, the owner is the account of this
 * process.
 */
export async function makeOwnFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (account !== undefined) await chown(folder, account.uid, account.gid);
}
