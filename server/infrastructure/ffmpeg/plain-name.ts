import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { onDisk } from '../shared/on-disk';

/** ffmpeg uses the ending to identify formats whose bytes are ambiguous. */
const ENDING = /\.[a-z\d+]+$/iu;

/**
 * Lets programs, whose arguments are text, open a file whatever bytes its path contains. A file whose path is not UTF-8 is
 * available through a link until `work` has ended. Fails without running `work` if the link cannot be created.
 */
export async function withPlainName<T>(file: string, work: (plain: string) => Promise<T>): Promise<Result<T, string>> {
  const place = onDisk(file);
  if (typeof place === 'string') return succeed(await work(place));
  const made = await linkTo(place, `file${ENDING.exec(file)?.[0] ?? ''}`);
  if (!made.ok) return made;
  try {
    return succeed(await work(made.value));
  } finally {
    await rm(path.dirname(made.value), { recursive: true, force: true });
  }
}

async function linkTo(place: Buffer, name: string): Promise<Result<string, string>> {
  try {
    const link = path.join(await mkdtemp(path.join(tmpdir(), 'song-link-')), name);
    await symlink(place, link);
    return succeed(link);
  } catch (error) {
    return fail(String(error));
  }
}
