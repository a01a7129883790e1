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
});
