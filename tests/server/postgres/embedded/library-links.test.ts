import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeLinks, missingLinks } from '../../../../server/infrastructure/postgres/embedded/library-links';

describe('the library links of the PostgreSQL programs', () => {
  let program = '';

  beforeEach(async () => {
    const packageFolder = await mkdtemp(path.join(tmpdir(), 'song-links-'));
    program = path.join(packageFolder, 'native');
    await mkdir(path.join(program, 'lib'), { recursive: true });
    await writeFile(path.join(program, 'lib', 'libpq.so.5.18'), 'library');
    const listed = ['libpq.so', 'libpq.so.5'].map((name) => ({
      source: 'native/lib/libpq.so.5.18',
      target: `native/lib/${name}`,
    }));
    await writeFile(path.join(program, 'pg-symlinks.json'), JSON.stringify(listed));
  });

  afterEach(() => rm(path.dirname(program), { recursive: true }));

  const link = (name: string): string => path.join(program, 'lib', name);

  it('are all created when no install script has run', async () => {
    await makeLinks(missingLinks(program));
    expect(missingLinks(program)).toEqual([]);
    expect(await readlink(link('libpq.so'))).toBe('libpq.so.5.18');
    expect(await readFile(link('libpq.so.5'), 'utf8')).toBe('library');
  });

  it('are listed as missing only when they do not exist', async () => {
    await symlink('libpq.so.5.18', link('libpq.so'));
    expect(missingLinks(program)).toEqual([
      { folder: path.join(program, 'lib'), name: 'libpq.so.5', target: 'libpq.so.5.18' },
    ]);
  });

  it('can be created by two starts at once', async () => {
    const missing = missingLinks(program);
    await Promise.all([makeLinks(missing), makeLinks(missing)]);
    expect(missingLinks(program)).toEqual([]);
  });

  it('are none when the package lists none', async () => {
    await rm(path.join(program, 'pg-symlinks.json'));
    expect(missingLinks(program)).toEqual([]);
  });

  it('report an error when they cannot be created', async () => {
    const nowhere = { folder: path.join(program, 'nowhere'), name: 'a', target: 'b' };
    await expect(makeLinks([nowhere])).rejects.toThrow('ENOENT');
  });
});
