import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DemoStatusWire } from '../../contract/demo';
import type { SongSummaryWire } from '../../contract/song';
import { makeTemporaryFolder, Product } from '../support/e2e/product';
import { withVisits } from '../support/e2e/visits';

const LIMIT_MS = 400_000;

const statusOf = (product: Product): Promise<DemoStatusWire> => product.ask('/backend/demo');
const songsOf = async (product: Product): Promise<readonly SongSummaryWire[]> =>
  (await product.ask<{ items: SongSummaryWire[] }>('/backend/song?pageSize=100')).items;

async function untilSongs(product: Product, count: number): Promise<readonly SongSummaryWire[]> {
  for (;;) {
    const songs = await songsOf(product);
    if (songs.length >= count) return songs;
    await wait(100);
  }
}

/** The sound file of every generated song, and when it was written. */
async function filesOf(product: Product): Promise<ReadonlyMap<string, number>> {
  const root = path.join(product.dataFolder, 'demo', 'library');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const songs = entries.filter(({ name }) => name.endsWith('.m4a'));
  const files = songs.map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(await Promise.all(files.map(async (file) => [file, (await stat(file)).mtimeMs] as const)));
}

describe('A first start without any music', () => {
  const visits = withVisits();
  jest.setTimeout(LIMIT_MS);
  let product: Product;
  let folder: string;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    product = await Product.start({ demo: true, dataFolder: path.join(folder, 'data') });
    await untilSongs(product, 1);
  }, LIMIT_MS);
  afterAll(() => product.stopAndForget());

  it('reports on the console and to the page that music is being made', async () => {
    expect(product.output).toMatch(/music {2,}demo music is being made/);
    expect(await statusOf(product)).toMatchObject({ state: 'making' });
  });

  it('plays the first song while others are still being made', async () => {
    const listener = await visits.arrive({ address: product.address });
    await listener.opensHome();
    await listener.playsFrom('Mới phát hành', 0);
    await listener.ears.hearSound();
    expect((await statusOf(product)).state).toBe('making');
  });

  it('makes only the missing songs after a kill: nothing is made twice, no song gets another address', async () => {
    const songs = await songsOf(product);
    const files = await filesOf(product);
    await product.kill();
    product = await Product.start({ demo: true, dataFolder: product.dataFolder });
    const after = await untilSongs(product, songs.length + 1);
    const filesAfter = await filesOf(product);
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(songs.map(({ id }) => id)));
    expect(Object.fromEntries(filesAfter)).toMatchObject(Object.fromEntries(files));
  });

  it('removes the demo songs from the library when the demo is turned off', async () => {
    await product.stop();
    product = await Product.start({ dataFolder: product.dataFolder });
    expect(await songsOf(product)).toEqual([]);
    expect(await statusOf(product)).toMatchObject({ state: 'off' });
  });
});
