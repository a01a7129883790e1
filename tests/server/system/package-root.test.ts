import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageRoot } from '../../../server/infrastructure/shared/package-root';

describe('the root of the package', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(path.join(tmpdir(), 'song-root-')));
    await mkdir(path.join(folder, 'dist', 'server'), { recursive: true });
    await mkdir(path.join(folder, 'node_modules', 'tool', 'bin'), { recursive: true });
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'song' }));
    await writeFile(path.join(folder, 'node_modules', 'tool', 'package.json'), JSON.stringify({ name: 'tool' }));
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('is found from the bundle', () => {
    expect(packageRoot([path.join(folder, 'dist', 'server')])).toBe(folder);
  });

  it('is found past the package of the tool that runs us', () => {
    expect(packageRoot([path.join(folder, 'node_modules', 'tool', 'bin')])).toBe(folder);
  });

  it('is found from the second start where the first leads nowhere', () => {
    expect(packageRoot(['/', folder])).toBe(folder);
  });

  it('is found from where this very process runs', () => {
    expect(packageRoot()).toBe(path.resolve(__dirname, '..', '..', '..'));
  });

  it('is missed loudly', () => {
    expect(() => packageRoot(['/'])).toThrow('no package.json named "song"');
  });
});
