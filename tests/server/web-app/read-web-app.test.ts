import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readWebApp } from '../../../server/infrastructure/web-app/read-web-app';

describe('the built web app on disk', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'web-app-'));
    await mkdir(path.join(folder, 'assets'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is read with the compressed copies of each file, without source maps', async () => {
    const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
    await Promise.all([
      write('index.html', '<html>'),
      write('assets/main.1.js', 'main'),
      write('assets/main.1.js.br', 'br'),
      write('assets/main.1.js.gz', 'gz'),
      write('assets/main.1.js.map', '{}'),
    ]);
    const webApp = await readWebApp(folder);
    expect(webApp?.page).toBe('<html>');
    expect([...(webApp?.files.keys() ?? [])]).toEqual(['/assets/main.1.js']);
    expect(webApp?.files.get('/assets/main.1.js')).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      bytes: Buffer.from('main'),
      br: Buffer.from('br'),
      gzip: Buffer.from('gz'),
    });
  });

  it('has another version of a file when its content changes', async () => {
    const versionOf = async (text: string) => {
      await writeFile(path.join(folder, 'index.html'), '<html>');
      await writeFile(path.join(folder, 'theme.js'), text);
      return (await readWebApp(folder))?.files.get('/theme.js')?.version;
    };
    expect(await versionOf('a')).not.toBe(await versionOf('b'));
  });

  it('is null when there is no page or no folder', async () => {
    expect(await readWebApp(folder)).toBeNull();
    expect(await readWebApp(path.join(folder, 'gone'))).toBeNull();
  });
});
