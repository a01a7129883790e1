import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const ROOM_NEEDED = 2 * 1024 ** 3;

/** Each folder in which `temporaryRoot` may have put files. */
export const TEMPORARY_ROOTS: readonly string[] = [...new Set([IN_MEMORY, tmpdir()])];

/** The folder for large temporary files: in memory where the system has room there, otherwise on the disk. */
export async function temporaryRoot(): Promise<string> {
  try {
    await access(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= ROOM_NEEDED ? IN_MEMORY : tmpdir();
  } catch {
    // Only Linux has such a folder.
    return tmpdir();
  }
}
