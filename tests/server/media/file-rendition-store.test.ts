import { mkdir, readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises';
import { FileRenditionStore } from '../../../server/infrastructure/files/file-rendition-store';
import { silentLogger } from '../../support/server/silent-logger';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const KILOBYTE = new Uint8Array(1_000);

describe('the media cache', () => {
  const folder = withTemporaryFolder();
  let made = 0;

  async function aStore(capBytes = 1_000_000, root = folder(String((made += 1)))) {
    await mkdir(root, { recursive: true });
    const clock = { time: 1_700_000_000_000, now: () => (clock.time += 1_000), date: () => new Date() };
    const store = new FileRenditionStore({ root, capBytes }, clock, silentLogger);
    await store.open();
    return { store, root };
  }

  it('stores a segment completely and leaves no other file', async () => {
    const { store, root } = await aStore();
    await store.write('a/x/64', '0.m4s', new Uint8Array([1, 2, 3]));
    await expect(readFile(store.pathOf('a/x/64', '0.m4s'))).resolves.toEqual(Buffer.from([1, 2, 3]));
    await expect(readdir(`${root}/a/x/64`)).resolves.toEqual(['0.m4s']);
    await expect(store.list('a/x/64')).resolves.toEqual(['0.m4s']);
  });

  it('lists nothing for an unknown rendition', async () => {
    const { store } = await aStore();
    await expect(store.list('a/none/64')).resolves.toEqual([]);
    store.touch('a/none/64');
  });

  it('deletes unfinished renditions at its start, and retains finished ones', async () => {
    const { store, root } = await aStore();
    await store.write('a/whole/64', '0.m4s', KILOBYTE);
    await store.complete('a/whole/64');
    await store.write('a/half/64', '0.m4s', KILOBYTE);
    await writeFile(`${root}/a/whole/64/1.m4s.1-1.part`, 'x');
    const { store: next } = await aStore(1_000_000, root);
    await expect(Promise.all([next.list('a/whole/64'), next.list('a/half/64')])).resolves.toEqual([['0.m4s'], []]);
    await expect(readdir(`${root}/a/half`)).resolves.toEqual([]);
  });

  it('deletes a segment whose length has changed', async () => {
    const { store } = await aStore();
    await store.write('a/x/64', '0.m4s', KILOBYTE);
    await store.complete('a/x/64');
    await truncate(store.pathOf('a/x/64', '0.m4s'), 0);
    await expect(store.list('a/x/64')).resolves.toEqual([]);
    await expect(readFile(store.pathOf('a/x/64', '0.m4s'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('deletes the rendition unheard for the longest time when the cache is full, never one in use', async () => {
    const { store, root } = await aStore(4_500);
    for (const name of ['first', 'second', 'third', 'fourth']) await store.write(`a/${name}/64`, '0.m4s', KILOBYTE);
    store.touch('a/first/64');
    const release = store.hold('a/second/64');
    store.hold('a/second/64')();
    await store.write('a/fifth/64', '0.m4s', KILOBYTE);
    const left = await Promise.all(
      ['first', 'second', 'third', 'fourth', 'fifth'].map((name) =>
        store.list(`a/${name}/64`).then(({ length }) => length),
      ),
    );
    release();
    expect(left).toEqual([1, 1, 0, 1, 1]);
    await expect(readdir(`${root}/trash`)).resolves.toEqual([]);
  });

  it('retains after a restart the rendition that was heard last', async () => {
    const { store, root } = await aStore();
    for (const name of ['old', 'new']) {
      await store.write(`a/${name}/64`, '0.m4s', KILOBYTE);
      await store.complete(`a/${name}/64`);
    }
    await utimes(`${root}/a/old/64/complete`, 1, 1);
    const { store: smaller } = await aStore(1_500, root);
    await expect(Promise.all([smaller.list('a/old/64'), smaller.list('a/new/64')])).resolves.toEqual([[], ['0.m4s']]);
  });
});
