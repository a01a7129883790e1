import sharp from 'sharp';
import { artwork, artworkPalette } from '../../../contract/kernel/artwork';
import { dominantColour } from '../../../server/domain/images/dominant-colour';
import { drawnColour } from '../../../server/domain/images/drawn-colour';

const IDS = Array.from({ length: 60 }, (_, index) => `song-${index}`);
/** Colours that look similar: two greens of one palette are 20° apart. */
const ALIKE = 25;

const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

async function asSeen(id: string) {
  const small = sharp(Buffer.from(artwork(id)))
    .resize(32, 32)
    .ensureAlpha();
  return dominantColour(await small.raw().toBuffer());
}

describe('the colour of a drawn picture', () => {
  it('is tested with ids of all ten palettes', () => {
    expect(new Set(IDS.map(artworkPalette)).size).toBe(10);
  });

  it.each(IDS)('of %s matches the dominant colour of the drawn picture', async (id) => {
    const told = drawnColour(id);
    const seen = await asSeen(id);
    expect(apart(told.hue, seen.hue)).toBeLessThan(ALIKE);
    expect(Math.abs(told.chroma - seen.chroma)).toBeLessThan(0.06);
  });

  it('is the same for the same id', () => {
    expect(drawnColour('song-1')).toBe(drawnColour('song-1'));
  });

  it.each([
    ['song-0', { hue: 288, chroma: 0.124, secondHue: 351 }],
    ['song-2', { hue: 149, chroma: 0.092, secondHue: 104 }],
    ['song-3', { hue: 29, chroma: 0.11, secondHue: 76 }],
    ['song-5', { hue: 274, chroma: 0.135, secondHue: 244 }],
    ['song-6', { hue: 357, chroma: 0.129, secondHue: 327 }],
    ['song-7', { hue: 236, chroma: 0.04, secondHue: 206 }],
    ['song-8', { hue: 231, chroma: 0.07, secondHue: 190 }],
    ['song-10', { hue: 175, chroma: 0.084, secondHue: 145 }],
    ['song-19', { hue: 286, chroma: 0.12, secondHue: 5 }],
    ['song-40', { hue: 34, chroma: 0.075, secondHue: 4 }],
  ])('of %s, each with another palette, is the same in every version of the server', (id, colour) => {
    expect(drawnColour(id)).toEqual(colour);
  });
});
