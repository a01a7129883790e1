import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describeProcess } from '../../../server/infrastructure/shared/process-identity';
import { TEMPORARY_ROOTS, temporaryRoot } from './temporary-root';
import { FOLDER_VARIABLE, stopTestServer } from './test-postgres';

const PREFIX = 'song-test-postgres-';

/** Gives the run a folder for its PostgreSQL, which starts only when a test asks for it. */
export default async function setUp(): Promise<void> {
  await Promise.all(TEMPORARY_ROOTS.map(removeAbandoned));
  // The name contains the process id of the run, so that a later run can distinguish an abandoned folder from one in use.
  process.env[FOLDER_VARIABLE] = await mkdtemp(path.join(await temporaryRoot(), `${PREFIX}${process.pid}-`));
}

async function removeAbandoned(root: string): Promise<void> {
  const names = (await readdir(root).catch(() => [])).filter((name) => name.startsWith(PREFIX));
  const abandoned = names.filter(
    (name) => describeProcess(Number(name.slice(PREFIX.length).split('-')[0])) === undefined,
  );
  for (const name of abandoned) await stopTestServer(path.join(root, name)).catch(() => undefined);
}
