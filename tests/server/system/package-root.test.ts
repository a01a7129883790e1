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

  it('is found from a folder inside the package of a tool that runs the server', () => {
    expect(packageRoot([path.join(folder, 'node_modules', 'tool', 'bin')])).toBe(folder);
  });

  it('is found from the second start folder when the first one leads nowhere', () => {
    expect(packageRoot(['/', folder])).toBe(folder);
  });

  it('is found from the folder of the running process', () => {
    expect(packageRoot()).toBe(path.resolve(__dirname, '..', '..', '..'));
  });

  it('causes an error when it is not found', () => {
    expect(() => packageRoot(['/'])).toThrow('no package.json named "song"');
  });
});
