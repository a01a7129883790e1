import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { DemoPlace } from '../../../demo-studio/encoding/demo-place';
import { MADE, notMade } from '../../../demo-studio/making/piece-outcome';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const folder = withTemporaryFolder();
let count = 0;

/** A separate place for every test. */
const aPlace = () => {
  count += 1;
  const root = folder(String(count));
  return { root, place: new DemoPlace(root) };
};

describe('the demo’s folder', () => {
  it('is empty before anything was made', async () => {
    expect(await aPlace().place.made()).toEqual(new Set());
  });

  it('contains each written file under its full path', async () => {
    const { place } = aPlace();
    await place.write('library/Hạ Vy/Bờ Bên Kia/01 Ngủ.lrc', '[00:01.00]Chiều');
    await place.write('pictures/a.webp', new Uint8Array([1, 2, 3]));
    expect(await place.made()).toEqual(new Set(['library/Hạ Vy/Bờ Bên Kia/01 Ngủ.lrc', 'pictures/a.webp']));
    expect(await readFile(place.placeOf('library/Hạ Vy/Bờ Bên Kia/01 Ngủ.lrc'), 'utf8')).toBe('[00:01.00]Chiều');
  });

  it('lists a file only when it is complete, and gives its maker a name with the same ending', async () => {
    const { place } = aPlace();
    const seen: unknown[] = [];
    await place.complete('library/song.m4a', async (file) => {
      await writeFile(file, 'half');
      seen.push(await place.made(), file.endsWith('.m4a'));
      return MADE;
    });
    expect(seen).toEqual([new Set(), true]);
    expect(await place.made()).toEqual(new Set(['library/song.m4a']));
  });

  it('contains nothing of a file that failed', async () => {
    const { place, root } = aPlace();
    const failed = await place.complete('library/song.m4a', async (file) => {
      await writeFile(file, 'half');
      return notMade({ kind: 'broken', detail: 'half' });
    });
    expect(failed).toEqual(notMade({ kind: 'broken', detail: 'half' }));
    expect(await place.made()).toEqual(new Set());
    await expect(readFile(`${root}/library/song.m4a`)).rejects.toThrow('ENOENT');
  });

  it('removes the unfinished files of a killed server, and nothing else', async () => {
    const { place, root } = aPlace();
    await place.write('library/whole.lrc', 'words');
    await mkdir(`${root}/unfinished`, { recursive: true });
    await writeFile(`${root}/unfinished/7-0-1.m4a`, 'half');
    await place.sweep();
    await expect(readFile(`${root}/unfinished/7-0-1.m4a`)).rejects.toThrow('ENOENT');
    expect(await place.made()).toEqual(new Set(['library/whole.lrc']));
  });
});
