import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SongSummaryWire } from '../../contract/song';
import { makeTemporaryFolder, Product } from '../support/e2e/product';
import { trackCalled } from '../support/e2e/library-facts';
import { TEXT_FILE, TRUNCATED_FILE } from '../support/fixtures/library-tracks';
import { copyFiles } from '../support/fixtures/make-library';

const KEPT = trackCalled('Quarter Past Rain');
const REMOVED = trackCalled('Khúc Không Tên');
const ADDED = trackCalled('Ướt Vạt Áo Dài');

async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) hash.update(name).update(await readFile(path.join(folder, name)));
  return hash.digest('hex');
}

async function titlesOf(product: Product): Promise<string[]> {
  const { items } = await product.ask<{ items: SongSummaryWire[] }>('/backend/song?pageSize=100');
  return items.map(({ title }) => title).sort();
}

describe('Bringing in a folder with two bad files', () => {
  jest.setTimeout(90_000);
  let mediaFolder: string;
  let product: Product;
  let before: string;

  beforeAll(async () => {
    mediaFolder = await makeTemporaryFolder();
    await copyFiles(mediaFolder, [KEPT.file, REMOVED.file, TRUNCATED_FILE, TEXT_FILE]);
    before = await fingerprint(mediaFolder);
    product = await Product.start({ mediaFolder });
  });
  afterAll(async () => {
    await product.stopAndForget();
    await rm(mediaFolder, { recursive: true, force: true });
  });

  it('makes songs of the others', async () => {
    expect(await titlesOf(product)).toEqual(['Khúc Không Tên', 'Quarter Past Rain']);
  });

  it('names the two and the reason in the API', async () => {
    const job = await product.lastImport();
    expect(job).toMatchObject({ state: 'finished', found: 4, added: 2, refused: 2 });
    expect(job?.refused_files.map((file) => file.path).sort()).toEqual([TRUNCATED_FILE, TEXT_FILE].sort());
    expect(job?.refused_files.filter(({ reason, message }) => reason === '' || message === '')).toEqual([]);
  });

  it('names the two on the console', async () => {
    await product.untilSaid(TEXT_FILE);
    expect(product.output).toContain(TRUNCATED_FILE);
    expect(product.output).toContain(TEXT_FILE);
  });

  it('leaves every file as it was', async () => {
    expect(await fingerprint(mediaFolder)).toBe(before);
  });

  it('sees on the next start what came, what went, and what is the same', async () => {
    await rm(path.join(mediaFolder, path.basename(REMOVED.file)));
    await copyFiles(mediaFolder, [ADDED.file]);
    await writeFile(path.join(mediaFolder, 'cover.txt'), 'not looked at');
    await product.stop();
    product = await Product.start({ mediaFolder, dataFolder: product.dataFolder });
    expect(await product.lastImport()).toMatchObject({ state: 'finished', added: 1, removed: 1, unchanged: 1 });
    expect(await titlesOf(product)).toEqual(['Quarter Past Rain', 'Ướt Vạt Áo Dài']);
  });
});
