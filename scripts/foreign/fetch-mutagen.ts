import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const NAME = 'mutagen-1.48.1';
const ADDRESS = `https://files.pythonhosted.org/packages/df/70/1675da133ea92227da41bf5b24e1c66be597ff736a1533ade41da986852f/${NAME}.tar.gz`;
const SHA256 = '8f95637ab9f6f305cec6bd1294e197debe207998e3e068596563c74f86b0a173';

/** The folders of mutagen's unpacked source package. */
export interface MutagenSource {
  /** The folder from which Python imports mutagen. */
  readonly library: string;
  /** The files that mutagen's own tests read. */
  readonly files: string;
}

/** Downloads mutagen's source package from PyPI into `folder`, once. Throws if its hash has changed. */
export async function fetchMutagen(folder: string): Promise<MutagenSource> {
  const library = path.join(folder, NAME);
  const source = { library, files: path.join(library, 'tests', 'data') };
  if (await isThere(source.files)) return source;
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`${ADDRESS} answers ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash !== SHA256) throw new Error(`${ADDRESS} has the hash ${hash}, not ${SHA256}`);
  const part = await mkdtemp(path.join(await madeFolder(folder), 'part-'));
  try {
    const archive = path.join(part, 'archive');
    await writeFile(archive, bytes);
    await run('tar', ['--extract', '--file', archive, '--directory', part]);
    await rm(library, { recursive: true, force: true });
    await rename(path.join(part, NAME), library);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  return source;
}

async function madeFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return folder;
}

const isThere = (name: string): Promise<boolean> =>
  stat(name).then(
    () => true,
    () => false,
  );
