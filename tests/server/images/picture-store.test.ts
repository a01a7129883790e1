import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { FilePictureStore } from '../../../server/infrastructure/images/file-picture-store';
import { SharpVariantMaker } from '../../../server/infrastructure/images/sharp-variant-maker';
import { AtomicFileStore } from '../../../server/infrastructure/images/atomic-file-store';
import { drawCover } from '../../support/fixtures/draw-cover';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const MOST_BYTES = 33_554_432;

/** The marker that ends a JPEG's header and starts its picture data. */
const SCAN = Buffer.from([0xff, 0xda]);

const plain = (width: number, height: number, background = '#2040d0') =>
  sharp({ create: { width, height, channels: 3, background } });

describe('FilePictureStore', () => {
  const folder = withTemporaryFolder();
  const root = () => folder('pictures');
  const placeOf = (id: string) => path.join(root(), id.slice(0, 2), id);
  let store: FilePictureStore;
  let cover: Buffer;

  const keep = async (bytes: Uint8Array) => {
    const kept = await store.keep(bytes);
    return kept.ok ? kept.value : kept.error;
  };
  const variants = () => new SharpVariantMaker(new AtomicFileStore({ root: root(), isDurable: true }));
  const filesKept = async () =>
    (await readdir(root(), { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) => entry.isFile());

  /** The cover with zeros behind it, `length` bytes in total. */
  const padded = (length: number) => Buffer.concat([cover, Buffer.alloc(length - cover.length)]);

  beforeAll(async () => {
    cover = await drawCover(20, 'jpeg');
  });

  beforeEach(async () => {
    await rm(root(), { recursive: true, force: true });
    store = new FilePictureStore(new AtomicFileStore({ root: root(), isDurable: true }));
  });

  it.each([
    ['PNG', () => plain(300, 200).png().toBuffer()],
    ['JPEG', () => plain(300, 200).jpeg().toBuffer()],
    ['WebP', () => plain(300, 200).webp().toBuffer()],
    ['PNG of 16 bits', () => plain(300, 200).toColourspace('rgb16').png().toBuffer()],
    ['JPEG in CMYK', () => plain(300, 200).toColourspace('cmyk').jpeg().toBuffer()],
  ])('stores a %s with its size and its blue colour', async (_name, make) => {
    const picture = await keep(await make());
    expect(picture).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{20}$/), width: 300, height: 200 });
    const { hue } = (picture as { colour: { hue: number } }).colour;
    expect(Math.abs(hue - 266)).toBeLessThan(12);
  });

  it.each([
    ['grey', () => plain(40, 40).greyscale().jpeg().toBuffer()],
    ['see-through', () => plain(40, 40).ensureAlpha(0).png().toBuffer()],
  ])('gives a %s picture a neutral ink colour', async (_name, make) => {
    await expect(keep(await make())).resolves.toMatchObject({ colour: { hue: 285, chroma: 0.012 } });
  });

  it('writes the bytes unchanged', async () => {
    const { id } = (await keep(cover)) as { id: string };
    await expect(readFile(placeOf(id))).resolves.toEqual(cover);
  });

  it('returns the displayed size of a rotated picture', async () => {
    const turned = await plain(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await expect(keep(turned)).resolves.toMatchObject({ width: 200, height: 300 });
  });

  it.each([
    ['a GIF', 'unknown-format', () => plain(40, 40).gif().toBuffer()],
    ['an AVIF', 'unknown-format', () => plain(40, 40).avif().toBuffer()],
    [
      'an SVG',
      'unknown-format',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['nothing', 'unknown-format', async () => Buffer.alloc(0)],
    ['a PNG 30,000 pixels wide', 'too-large', () => plain(30_000, 20).png().toBuffer()],
    ['a PNG of 30 million pixels', 'too-large', () => plain(6_000, 5_000).png().toBuffer()],
    ['a file of 32 MB and one byte', 'too-large', async () => padded(MOST_BYTES + 1)],
    ['the head of a JPEG alone', 'broken', async () => cover.subarray(0, cover.indexOf(SCAN))],
    ['a truncated PNG', 'broken', async () => (await plain(40, 40).png().toBuffer()).subarray(0, 80)],
    ['a truncated WebP', 'broken', async () => (await plain(400, 400).webp().toBuffer()).subarray(0, 60)],
    ['a signature alone', 'broken', async () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a signature before noise', 'broken', async () => Buffer.concat([cover.subarray(0, 4), Buffer.alloc(5000, 7)])],
  ])('refuses %s: %s', async (_name, reason, make) => {
    await expect(keep(await make())).resolves.toBe(reason);
    await expect(filesKept()).resolves.toEqual([]);
  });

  it.each([
    ['half a JPEG', () => cover.subarray(0, cover.length / 2)],
    ['a JPEG without its end mark', () => cover.subarray(0, cover.length - 2)],
    ['a JPEG with something behind it, of 32 MB', () => padded(MOST_BYTES)],
    ['a JPEG with something behind it', () => Buffer.concat([cover, Buffer.alloc(500, 7)])],
  ])('accepts %s, as browsers do, and makes a small variant of the picture', async (_, make) => {
    const { id } = (await keep(make())) as { id: string };
    const made = await variants().make({ source: { kind: 'kept', id }, width: 64, format: 'webp' });
    expect(made.ok).toBe(true);
  });

  it('writes the same bytes once, also when they arrive twice at the same time', async () => {
    const [first, second] = await Promise.all([keep(cover), keep(Buffer.from(cover))]);
    expect(second).toEqual(first);
    const place = placeOf((first as { id: string }).id);
    await utimes(place, 1000, 1000);
    await expect(keep(cover)).resolves.toEqual(first);
    expect((await stat(place)).mtimeMs).toBe(1_000_000);
    await expect(filesKept()).resolves.toHaveLength(1);
  });

  it('does not write a picture again that was stored before a restart', async () => {
    const first = await keep(cover);
    const place = placeOf((first as { id: string }).id);
    await utimes(place, 1000, 1000);
    const later = new FilePictureStore(new AtomicFileStore({ root: root(), isDurable: true }));
    await expect(later.keep(cover)).resolves.toEqual({ ok: true, value: first });
    expect((await stat(place)).mtimeMs).toBe(1_000_000);
  });

  it('writes a picture again when its file is missing or empty', async () => {
    const { id } = (await keep(cover)) as { id: string };
    await writeFile(placeOf(id), '');
    await keep(cover);
    await expect(readFile(placeOf(id))).resolves.toEqual(cover);
    await rm(placeOf(id));
    await keep(cover);
    await expect(readFile(placeOf(id))).resolves.toEqual(cover);
  });

  it('throws when the disk fails, instead of refusing the picture', async () => {
    await writeFile(root(), 'in the way');
    await expect(store.keep(cover)).rejects.toThrow();
  });

  it('stores many pictures at the same time', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        plain(64, 64, `hsl(${n * 9}, 80%, 50%)`)
          .png()
          .toBuffer(),
      ),
    );
    const kept = await Promise.all(pictures.map((bytes) => keep(bytes)));
    expect(new Set(kept.map((picture) => (picture as { id: string }).id)).size).toBe(40);
    await expect(filesKept()).resolves.toHaveLength(40);
  });
});

describe('WholeFiles', () => {
  const folder = withTemporaryFolder();

  it('deletes half-written files at the start, and nothing else', async () => {
    const files = new AtomicFileStore({ root: folder(), isDurable: false });
    await files.write('abc', Buffer.from('whole'));
    await writeFile(folder('unfinished', '1-1'), 'hal');
    await files.open();
    await expect(readdir(folder())).resolves.toEqual(['ab']);
    await expect(files.read('abc')).resolves.toEqual(Buffer.from('whole'));
  });
});
