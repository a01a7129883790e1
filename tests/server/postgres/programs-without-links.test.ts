import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { runPostgres, type RunningPostgres } from '../../../server/infrastructure/postgres/embedded/embedded-postgres';
import { makeLinks, missingLinks } from '../../../server/infrastructure/postgres/embedded/library-links';
import { preparePlace, type Place } from '../../../server/infrastructure/postgres/embedded/place';
import { findProgram, type PostgresProgram } from '../../../server/infrastructure/postgres/embedded/program';
import { copiedProgram, copyProgram } from '../../../server/infrastructure/postgres/embedded/program-copy';
import { stopProcess } from '../../../server/infrastructure/postgres/embedded/stop-process';
import { packageRoot } from '../../../server/infrastructure/shared/package-root';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

jest.setTimeout(180_000);

describe('PostgreSQL programs installed without install scripts', () => {
  const inFolder = withTemporaryFolder();
  let program: PostgresProgram;

  beforeAll(async () => {
    const found = findProgram(packageRoot());
    if (!found.ok) throw new Error(found.error);
    program = { ...found.value, folder: inFolder('package', 'native') };
    await cp(found.value.folder, program.folder, { recursive: true, verbatimSymlinks: true });
  });

  // Whether the installation ran install scripts or not, each test here begins with every link missing.
  beforeEach(async () => {
    await makeLinks(missingLinks(program.folder));
    const folder = path.join(program.folder, 'lib');
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.filter((each) => each.isSymbolicLink())) await rm(path.join(folder, entry.name));
    expect(missingLinks(program.folder).length).toBeGreaterThan(5);
  });

  const run = async (place: Place): Promise<RunningPostgres> => {
    const running = await runPostgres(place, { settings: { fsync: 'off' } });
    if (!running.ok) throw new Error(running.error);
    return running.value;
  };

  const versionOf = async ({ admin, child }: RunningPostgres): Promise<string> => {
    const client = new Client(admin);
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    await client.end();
    await stopProcess(child.pid ?? 0);
    return rows[0]?.server_version ?? '';
  };

  const placeFor = async (name: string): Promise<Place> => {
    await mkdir(inFolder(name), { recursive: true });
    const place = await preparePlace({ dataFolder: inFolder(name), openFolder: inFolder('open'), program });
    if (!place.ok) throw new Error(place.error);
    return place.value;
  };

  it('run from a copy with its own links when the links cannot be created in place', async () => {
    await copyProgram(program.folder, inFolder('copy'));
    // An existing copy is reused unchanged.
    await copyProgram('/nowhere/native', inFolder('copy'));
    const place = { ...(await placeFor('first')), programFolder: copiedProgram(program.folder, inFolder('copy')) };
    expect(missingLinks(place.programFolder)).toEqual([]);
    expect(await versionOf(await run(place))).toMatch(/^18\./);
  });

  it('run in place with the links created there', async () => {
    expect(await versionOf(await run(await placeFor('second')))).toMatch(/^18\./);
    expect(missingLinks(program.folder)).toEqual([]);
  });
});

describe('a machine for which npm installed no PostgreSQL programs', () => {
  const inFolder = withTemporaryFolder();

  it('gets an error that suggests setting DATABASE_URL', async () => {
    await mkdir(inFolder('empty'), { recursive: true });
    expect(findProgram(inFolder('empty'))).toEqual({
      ok: false,
      error: expect.stringMatching(/^no PostgreSQL for .+; set DATABASE_URL to use one of your own$/) as string,
    });
  });
});
