import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { SharedOpenFiles } from '../../../server/infrastructure/files/shared-open-files';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

describe('files that many requests read at once', () => {
  const folder = withTemporaryFolder();
  let files: SharedOpenFiles;
  const textOf = (place: string, length = 5) =>
    files.use(place, async (file) => {
      const bytes = Buffer.alloc(length);
      return bytes.toString('utf8', 0, await file.read(bytes, 0));
    });

  beforeAll(async () => {
    await mkdir(folder('root'));
    await mkdir(folder('root-other'));
    await Promise.all([
      writeFile(folder('root', 'a'), 'first'),
      writeFile(folder('root-other', 'secret'), 'other'),
      symlink(folder('root-other', 'secret'), folder('root', 'link')),
    ]);
    files = new SharedOpenFiles([folder('root')]);
  });
  afterAll(() => files.close());

  it('are read from a given position', async () => {
    const part = await files.use(folder('root', 'a'), async (file) => {
      const bytes = Buffer.alloc(10);
      return [file.size, bytes.toString('utf8', 0, await file.read(bytes, 3))];
    });
    expect(part).toEqual([5, 'st']);
  });

  it.each([
    ['that are not there', ['root', 'none']],
    ['outside the roots', ['root-other', 'secret']],
    ['behind a link that leads outside', ['root', 'link']],
    ['that are folders', ['root', '.']],
    ['reached over dots', ['root', '..', 'root-other', 'secret']],
  ])('are not opened: files %s', async (_, names) => {
    await expect(textOf(folder(...names))).resolves.toBeUndefined();
  });

  it('are searched for again after they were missing', async () => {
    await expect(textOf(folder('root', 'late'))).resolves.toBeUndefined();
    await writeFile(folder('root', 'late'), 'there');
    await expect(textOf(folder('root', 'late'))).resolves.toBe('there');
  });

  it('have their old content until forget is called', async () => {
    await writeFile(folder('root', 'b'), 'older');
    await textOf(folder('root', 'b'));
    await writeFile(folder('root', 'new'), 'newer');
    await rename(folder('root', 'new'), folder('root', 'b'));
    const before = await textOf(folder('root', 'b'));
    files.forget(folder('root', 'b'));
    expect([before, await textOf(folder('root', 'b'))]).toEqual(['older', 'newer']);
  });

  it('can be forgotten while they are read', async () => {
    const place = folder('root', 'a');
    const text = files.use(place, async (file) => {
      files.forget(place);
      const bytes = Buffer.alloc(5);
      return bytes.toString('utf8', 0, await file.read(bytes, 0));
    });
    await expect(text).resolves.toBe('first');
  });

  it('are closed when too many are open, and can be read again', async () => {
    const places = Array.from({ length: 300 }, (_, index) => folder('root', `many-${index}`));
    await Promise.all(places.map((place, index) => writeFile(place, String(index))));
    const texts = await Promise.all(places.map((place) => textOf(place)));
    expect(texts).toEqual(places.map((_, index) => String(index)));
    await expect(textOf(places[0] ?? '')).resolves.toBe('0');
  });
});
