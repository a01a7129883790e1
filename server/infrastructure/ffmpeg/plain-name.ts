import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onDisk } from '../shared/on-disk';

/**
 * Lets programs open a file whatever bytes are in its path: their arguments are text. One whose path is no UTF-8 is there under the
 * name of a link until `work` has ended. Fails where no link can be made.
 */
export async function withPlainName<T>(file: string, work: (plain: string) => Promise<T>): Promise<T> {
  const place = onDisk(file);
  if (typeof place === 'string') return work(place);
  const folder = await mkdtemp(path.join(tmpdir(), 'song-link-'));
  try {
    const link = path.join(folder, 'file');
    await symlink(place, link);
    return await work(link);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
