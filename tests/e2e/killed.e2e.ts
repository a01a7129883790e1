import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SongInfoWire } from '../../contract/song-info';
import type { SongSummaryWire } from '../../contract/song';
import { songCalled, toneOf, trackCalled } from '../support/e2e/library-facts';
import { makeTemporaryFolder, Product } from '../support/e2e/product';
import { withVisits } from '../support/e2e/visits';
import { copyFiles } from '../support/fixtures/make-library';
import { makeManyFiles } from '../support/fixtures/make-many-files';

const FILES = 900;
const KILL_AFTER = 250;

async function allSongs(product: Product): Promise<SongSummaryWire[]> {
  const songs: SongSummaryWire[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await product.ask<{ items: SongSummaryWire[]; totalPages: number }>(
      `/backend/song?pageSize=100&page=${page}`,
    );
    songs.push(...answer.items);
    pages = answer.totalPages;
  }
  return songs;
}

async function untilProcessed(product: Product, count: number): Promise<void> {
  while (((await product.lastImport())?.processed ?? 0) < count) await wait(10);
}

describe('kill -9 during an import', () => {
  jest.setTimeout(120_000);
  let folder: string;
  let product: Product;
  let seenBefore: readonly string[];
  let seenAfter: readonly SongSummaryWire[];

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    const mediaFolder = path.join(folder, 'music');
    await makeManyFiles(mediaFolder, FILES);
    const killed = await Product.launch({ mediaFolder, dataFolder: path.join(folder, 'data') });
    await killed.untilReady();
    await untilProcessed(killed, KILL_AFTER);
    seenBefore = (await allSongs(killed)).map(({ id }) => id);
    await killed.kill();
    product = await Product.launch({ mediaFolder, dataFolder: killed.dataFolder });
    await product.untilReady();
    seenAfter = await allSongs(product);
  }, 120_000);
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('loses no song that was visible before', () => {
    expect(seenBefore.length).toBeGreaterThan(0);
    const ids = new Set(seenAfter.map(({ id }) => id));
    expect(seenBefore.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('leaves no incomplete song visible', () => {
    const halfMade = seenAfter.filter(
      ({ title, artist, album, duration }) => title === '' || artist.name === '' || album === null || duration < 3,
    );
    expect(halfMade).toEqual([]);
  });

  it('is completed by the next start without any action', async () => {
    await product.untilImported();
    const songs = await allSongs(product);
    expect(songs).toHaveLength(FILES);
    expect(new Set(songs.map(({ title }) => title)).size).toBe(FILES);
    expect(await product.lastImport()).toMatchObject({ state: 'finished', found: FILES, refused: 0 });
  });
});

describe('kill -9 during playback', () => {
  const visits = withVisits();
  const { title, file } = trackCalled('Quarter Past Rain');
  let mediaFolder: string;
  let product: Product;

  const playCount = async (): Promise<number> => {
    const { id } = await songCalled(title, product.address);
    return (await product.ask<SongInfoWire>(`/backend/song/info/${id}`)).play_count;
  };

  beforeAll(async () => {
    mediaFolder = await makeTemporaryFolder();
    await copyFiles(mediaFolder, [file]);
    product = await Product.start({ mediaFolder });
  });
  afterAll(async () => {
    await product.stopAndForget();
    await rm(mediaFolder, { recursive: true, force: true });
  });

  it('does not lose counted plays, and the song plays again', async () => {
    const listener = await visits.arrive({ address: product.address });
    await listener.opensSong(title);
    const counted = listener.reportsPlay();
    await listener.plays(title);
    await listener.ears.hearTone(toneOf(title));
    await counted;
    await product.kill();
    const { port, dataFolder } = product;
    product = await Product.start({ mediaFolder, dataFolder, port });
    expect(await playCount()).toBe(1);
    await listener.opensSong(title);
    await listener.plays(title);
    await listener.ears.hearTone(toneOf(title));
    visits.takeComplaints();
  });

  it('counts a play only once when it is reported twice', async () => {
    const { id } = await songCalled(title, product.address);
    const before = await playCount();
    const report = { event_id: 'a-play-reported-twice', song_id: id, played_ms: 5000 };
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(report) };
    await product.ask('/backend/history', call);
    await product.ask('/backend/history', call);
    expect(await playCount()).toBe(before + 1);
  });
});
