import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runsOn, stopOrphanedPostgres } from '../../../../server/infrastructure/postgres/embedded/orphaned-postgres';
import {
  parsePostmasterFile,
  postmasterFilePath,
} from '../../../../server/infrastructure/postgres/embedded/postmaster-file';

describe('the postmaster file of a running PostgreSQL', () => {
  const whole = '4711\n/data\n1767225600\n5432\n/run\n\n  17 0\nready   \n';

  it.each([
    ['whole', whole, { pid: 4711, dataFolder: '/data', ready: true }],
    [
      'of one that is starting',
      whole.replace('ready   ', 'starting'),
      { pid: 4711, dataFolder: '/data', ready: false },
    ],
    ['just begun', '4711\n/data\n', { pid: 4711, dataFolder: '/data', ready: false }],
    ['without a folder', '4711', undefined],
    ['of a lone process', '-4711\n/data\n', undefined],
    ['empty', '', undefined],
  ])('%s is parsed correctly', (_form, text, expected) => {
    expect(parsePostmasterFile(text)).toEqual(expected);
  });
});

describe('a process that the postmaster file names', () => {
  it.each([
    ['ours', ['/x/bin/postgres', '-D', '/data', '-c', 'fsync=on'], true],
    ['ours on Windows', ['postgres.exe', '-D', '/data'], true],
    ['of another folder', ['/x/bin/postgres', '-D', '/data2'], false],
    ['of another program', ['/usr/bin/node', '-D', '/data'], false],
    ['without a folder', ['/x/bin/postgres'], false],
    ['without a name', [], false],
  ])('is recognised as %s', (_whose, command, expected) => {
    expect(runsOn(command, '/data')).toBe(expected);
  });
});

describe('stopLeftOver, after a server was killed', () => {
  let cluster = '';
  let note = '';

  beforeEach(async () => {
    cluster = await mkdtemp(path.join(tmpdir(), 'song-left-over-'));
    await mkdir(path.join(cluster, 'data'));
    await mkdir(path.join(cluster, 'run'));
    note = postmasterFilePath(path.join(cluster, 'data'));
  });

  afterEach(() => rm(cluster, { recursive: true }));

  it('stops nothing when there is no postmaster file', async () => {
    expect(await stopOrphanedPostgres(cluster)).toEqual({ ok: true, value: false });
  });

  it('leaves the postmaster file to PostgreSQL when its process no longer exists', async () => {
    const text = `${2 ** 22 + 1}\n${cluster}/data\n`;
    await writeFile(note, text);
    expect(await stopOrphanedPostgres(cluster)).toEqual({ ok: true, value: false });
    expect(await readFile(note, 'utf8')).toBe(text);
  });

  it('deletes the postmaster file, and stops no process, when another program has its process id now', async () => {
    await writeFile(note, `${process.pid}\n${cluster}/data\n`);
    expect(await stopOrphanedPostgres(cluster)).toEqual({ ok: true, value: false });
    await expect(readFile(note)).rejects.toThrow('ENOENT');
  });

  it('removes the socket and its lock file, and no other file', async () => {
    const names = ['.s.PGSQL.5432', '.s.PGSQL.5432.lock', 'other'];
    for (const name of names) await writeFile(path.join(cluster, 'run', name), '');
    await stopOrphanedPostgres(cluster);
    expect(await readdir(path.join(cluster, 'run'))).toEqual(['other']);
  });
});
