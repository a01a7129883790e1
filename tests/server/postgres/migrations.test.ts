import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMigrations } from '../../../server/infrastructure/postgres/migrations';

describe('the migrations of this build', () => {
  let folder = '';

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'song-migrations-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  const write = (name: string, sql: string): Promise<void> => writeFile(path.join(folder, name), sql);

  it('begin with the catalogue', async () => {
    const [first] = await readMigrations();
    expect(first).toMatchObject({ version: 1, name: 'catalogue' });
  });

  it('are read in order, each with the checksum of its text', async () => {
    await write('0002-two.sql', 'b');
    await write('0001-one.sql', 'a');
    await write('README.md', 'not one');
    const checksum = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(await readMigrations(folder)).toEqual([
      { version: 1, name: 'one', sql: 'a', checksum: checksum('a') },
      { version: 2, name: 'two', sql: 'b', checksum: checksum('b') },
    ]);
  });

  it('have the same checksum in a checkout with other line endings', async () => {
    await write('0001-one.sql', 'a\nb\n');
    const [unix] = await readMigrations(folder);
    await write('0001-one.sql', 'a\r\nb\r\n');
    const [windows] = await readMigrations(folder);
    expect(windows?.checksum).toBe(unix?.checksum);
  });

  it.each([
    ['a gap', ['0001-one.sql', '0003-three.sql'], 'migration 2 is missing or misnamed: found 0003-three.sql'],
    ['a number used twice', ['0001-a.sql', '0001-b.sql'], 'migration 2 is missing or misnamed: found 0001-b.sql'],
    ['a name of another form', ['one.sql'], 'migration 1 is missing or misnamed: found one.sql'],
  ])('are refused with %s', async (_fault, names, message) => {
    for (const name of names) await write(name, '');
    await expect(readMigrations(folder)).rejects.toThrow(message);
  });
});
