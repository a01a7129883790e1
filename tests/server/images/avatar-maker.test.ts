import sharp from 'sharp';
import { SharpAvatarMaker } from '../../../server/infrastructure/images/sharp-avatar-maker';

const maker = new SharpAvatarMaker();

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

const joined = (...parts: readonly (Uint8Array | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

const gif = (width: number, height: number): Uint8Array => {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return joined(head, ';');
};

describe('an avatar', () => {
  it.each([
    ['a PNG', () => aPicture(1600, 1200).png().toBuffer()],
    ['a JPEG', () => aPicture(1600, 1200).jpeg().toBuffer()],
    ['a WebP', () => aPicture(1600, 1200).webp().toBuffer()],
  ])('is a square WebP of 1024 pixels, made from %s', async (_, bytes) => {
    const made = await maker.make(await bytes());
    expect(made.ok).toBe(true);
    const facts = await sharp(made.ok ? made.value : undefined).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 1024, height: 1024 });
  });

  it('is no larger than its source picture', async () => {
    const made = await maker.make(await aPicture(300, 200).png().toBuffer());
    expect(await sharp(made.ok ? made.value : undefined).metadata()).toMatchObject({ width: 200, height: 200 });
  });

  it('is upright, and contains neither the place nor the camera', async () => {
    const exif = { IFD0: { Make: 'Camera of Ty' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } };
    const turned = await aPicture(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const made = await maker.make(turned);
    const facts = await sharp(made.ok ? made.value : undefined).metadata();
    expect(facts.exif).toBeUndefined();
    expect(facts.orientation).toBeUndefined();
  });
});

describe('an uploaded avatar file', () => {
  const png = () => aPicture(40, 40).png().toBuffer();
  const jpeg = () => aPicture(40, 40).jpeg().toBuffer();
  const webp = () => aPicture(40, 40).webp().toBuffer();

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a GIF', () => gif(10, 10), 'unknown-format'],
    ['a GIF bomb', () => gif(65_535, 65_535), 'unknown-format'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unknown-format'],
    ['nothing', () => new Uint8Array(), 'unknown-format'],
    ['words', () => Buffer.from('hello'), 'unknown-format'],
    ['a PNG 30,000 pixels wide', () => aPicture(30_000, 2).png().toBuffer(), 'too-large'],
    ['a PNG of 36 million pixels', () => aPicture(6_000, 6_000).png().toBuffer(), 'too-large'],
    ['half a PNG', async () => (await aPicture(600, 600).png().toBuffer()).subarray(0, 900), 'broken'],
    ['a PNG with an archive behind it', async () => joined(await png(), 'PK\u0003\u0004rest'), 'hides-something'],
    ['a JPEG with a page behind it', async () => joined(await jpeg(), '<html></html>'), 'hides-something'],
    ['a WebP with a page behind it', async () => joined(await webp(), '<html>'), 'hides-something'],
    [
      'a JPEG with a script in its notes',
      () =>
        aPicture(40, 40)
          .withExif({ IFD0: { Artist: '<script>alert(1)</script>' } })
          .jpeg()
          .toBuffer(),
      'hides-something',
    ],
  ])('is refused when it is %s', async (_, bytes, reason) => {
    expect(await maker.make(await bytes())).toEqual({ ok: false, error: reason });
  });
});
