import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportJobWire } from '../../contract/import';
import type { SongSummaryWire } from '../../contract/song';
import { AccountPage } from '../support/e2e/account.page';
import { KeepingPage } from '../support/e2e/library.page';
import { songCalled, toneOf, trackCalled } from '../support/e2e/library-facts';
import { Member } from '../support/e2e/member';
import { makeTemporaryFolder, Product } from '../support/e2e/product';
import { withVisits } from '../support/e2e/visits';
import { LIBRARY_TRACKS, TEXT_FILE, TRUNCATED_FILE } from '../support/fixtures/library-tracks';
import { makeLibrary } from '../support/fixtures/make-library';

const LOVED = 'Chuyến Đò Sớm';
const HEARD = 'Quarter Past Rain';
const PLAYLIST = 'Chiều trên đèo';
const IN_PLAYLIST = ['Mưa Ngâu Trên Mái', LOVED, 'Salt and Copper', LOVED] as const;
const REMOVED = trackCalled('Khúc Không Tên');
const ADDED = trackCalled('Ướt Vạt Áo Dài');
/** The titles of the first start. */
const TITLES = LIBRARY_TRACKS.filter((track) => track !== ADDED)
  .map(({ title }) => title)
  .sort();

async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

async function titlesOf(product: Product): Promise<string[]> {
  const { items } = await product.ask<{ items: SongSummaryWire[] }>('/backend/song?pageSize=100');
  return items.map(({ title }) => title).sort();
}

const lastImport = async (admin: Member): Promise<ImportJobWire | null> =>
  (await admin.ask<{ job: ImportJobWire | null }>('/backend/import')).job;

describe('A product with a folder of many file types, two of the files invalid', () => {
  const visits = withVisits();
  let mediaFolder: string;
  let product: Product;
  let before: string;
  /** The first account. */
  let admin: Member;

  beforeAll(async () => {
    mediaFolder = await makeTemporaryFolder();
    await cp(await makeLibrary(), mediaFolder, { recursive: true });
    await rm(path.join(mediaFolder, ADDED.file));
    before = await fingerprint(mediaFolder);
    product = await Product.start({ mediaFolder });
    admin = await Member.join(product);
  });
  afterAll(async () => {
    await product.stopAndForget();
    await rm(mediaFolder, { recursive: true, force: true });
  });

  it('imports the valid files as songs, and does not change any file', async () => {
    expect(await titlesOf(product)).toEqual(TITLES);
    expect(await fingerprint(mediaFolder)).toBe(before);
  });

  it('reports the two invalid files and the reasons, in the API and on the console', async () => {
    const job = await lastImport(admin);
    expect(job).toMatchObject({ state: 'finished', found: TITLES.length + 2, added: TITLES.length, refused: 2 });
    expect(job?.refused_files.map((file) => file.path).sort()).toEqual([TRUNCATED_FILE, TEXT_FILE].sort());
    expect(job?.refused_files.filter(({ reason, message }) => reason === '' || message === '')).toEqual([]);
    await product.untilSaid(TEXT_FILE);
    await product.untilSaid(TRUNCATED_FILE);
  });

  it('retains likes, playlists, plays and the sign-in after a restart', async () => {
    const listener = await visits.arrive({ address: product.address });
    await admin.signInto(listener.page.context());
    const keeping = new KeepingPage(listener);
    const account = new AccountPage(listener);
    const songs = await Promise.all(IN_PLAYLIST.map((title) => songCalled(title, product.address)));
    const { id } = await admin.makesPlaylist(
      PLAYLIST,
      songs.map((song) => song.id),
    );
    await listener.opens(`/playlist/${id}`);
    const liked = listener.page.waitForResponse((answer) => answer.url().endsWith('/favorite-song/add'));
    await keeping.heart(LOVED).first().click();
    await liked;
    await listener.opensSong(HEARD);
    const counted = listener.reportsPlay();
    await listener.plays(HEARD);
    await counted;
    await listener.page.goto('about:blank');

    const { port, dataFolder } = product;
    expect(await product.stop()).toMatchObject({ code: 0 });
    product = await Product.start({ mediaFolder, dataFolder, port });

    expect(await lastImport(admin)).toMatchObject({ state: 'finished', unchanged: TITLES.length });
    expect(await titlesOf(product)).toEqual(TITLES);
    expect(await admin.likedTitles()).toEqual([LOVED]);
    expect(await admin.titlesIn(id)).toEqual(IN_PLAYLIST);
    expect(await admin.heardTitles()).toEqual([HEARD]);
    await listener.opensHome();
    await account.isKnownAs(admin.name);
    expect(await listener.songsIn('Nghe gần đây')).toEqual([HEARD]);
    await keeping.sidebar.getByRole('link', { name: PLAYLIST }).click();
    await listener.seesHeading(PLAYLIST);
    await keeping.seesHeart('Salt and Copper', false);
    await keeping.table
      .getByRole('button', { name: `Thích ${LOVED}`, pressed: true })
      .nth(1)
      .waitFor();
    await listener.plays(LOVED);
    await listener.ears.hearTone(toneOf(LOVED));
  });

  it('detects added, removed and unchanged files on the next start', async () => {
    await rm(path.join(mediaFolder, REMOVED.file));
    await cp(path.join(await makeLibrary(), ADDED.file), path.join(mediaFolder, ADDED.file));
    await writeFile(path.join(mediaFolder, 'cover.txt'), 'not looked at');
    const { port, dataFolder } = product;
    await product.stop();
    product = await Product.start({ mediaFolder, dataFolder, port });
    const counts = { added: 1, removed: 1, unchanged: TITLES.length - 1 };
    expect(await lastImport(admin)).toMatchObject({ state: 'finished', ...counts });
    expect(await titlesOf(product)).toEqual([...TITLES.filter((title) => title !== REMOVED.title), ADDED.title].sort());
  });
});
