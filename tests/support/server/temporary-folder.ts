import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REMOVE_LIMIT_MS = 60_000;

/** A folder for one test file or describe; other accounts may pass through it. It is removed at the end. */
export function withTemporaryFolder(): (...names: string[]) => string {
  let folder: string | undefined;

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(path.join(tmpdir(), 'song-test-')));
    await chmod(folder, 0o711);
  });

  afterAll(() => rm(folder ?? '', { recursive: true, force: true, maxRetries: 5 }), REMOVE_LIMIT_MS);

  return (...names) => path.join(folder ?? '', ...names);
}
