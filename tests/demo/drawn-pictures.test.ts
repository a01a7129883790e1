import sharp from 'sharp';
import { drawPicture } from '../../demo-studio/art/draw-picture';
import type { Motif, PictureBrief, PictureKind } from '../../demo-studio/art/picture-brief';
import { SCENES } from '../../demo-studio/art/scenes/motifs';

const MOTIFS = Object.keys(SCENES) as Motif[];
const PEOPLE = 8;
const SIZES: readonly (readonly [PictureKind, number, number])[] = [
  ['cover', 1200, 1200],
  ['playlist', 1200, 1200],
  ['portrait', 1200, 1200],
  ['banner', 1920, 720],
  ['category', 1200, 800],
  ['poster', 1280, 720],
];

const drawn = (brief: Partial<PictureBrief>) => drawPicture({ kind: 'cover', motif: 'karst', seed: 7, ...brief });

/** A thumbnail of the picture: 16 × 16 points, three bytes each. */
async function glance(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).resize(16, 16, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** The mean distance of two thumbnails per channel, 0 to 255. */
function distance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] as number)), 0) / one.length;
}

function nearestPair(glances: readonly Uint8Array[]): number {
  const distances = glances.flatMap((one, at) => glances.slice(at + 1).map((other) => distance(one, other)));
  return Math.min(...distances);
}

describe('every picture', () => {
  it.each(SIZES)('as a %s is drawn %d by %d', async (kind, width, height) => {
    const { info } = await sharp(Buffer.from(drawn({ kind })))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
  });
});

describe('pictures side by side', () => {
  it('no two motifs look alike, whatever their colours', async () => {
    const glances = await Promise.all(MOTIFS.map((motif) => glance(drawn({ motif, palette: 'dusk' }))));
    expect(nearestPair(glances)).toBeGreaterThan(8);
  });

  it('eight seeds in a row draw eight different people', async () => {
    const seeds = Array.from({ length: PEOPLE }, (_, index) => 201 + index);
    const glances = await Promise.all(seeds.map((seed) => glance(drawn({ kind: 'portrait', motif: 'neon', seed }))));
    expect(nearestPair(glances)).toBeGreaterThan(8);
  });

  it.each(MOTIFS)('%s has light and dark areas even when it is small', async (motif) => {
    const small = await sharp(Buffer.from(drawn({ motif })))
      .resize(44, 44)
      .greyscale()
      .raw()
      .toBuffer();
    const sorted = [...small].sort((a, b) => a - b);
    const dark = sorted[Math.floor(sorted.length * 0.05)] as number;
    const light = sorted[Math.floor(sorted.length * 0.95)] as number;
    expect(light - dark).toBeGreaterThan(50);
  });
});
