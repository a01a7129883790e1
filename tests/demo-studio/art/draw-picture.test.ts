import sharp from 'sharp';
import { drawPicture } from '../../../demo-studio/art/draw-picture';
import { PALETTES, type PaletteName } from '../../../demo-studio/art/palette';
import type { Motif, PictureBrief, PictureKind } from '../../../demo-studio/art/picture-brief';
import { SCENES } from '../../../demo-studio/art/scenes/motifs';

const MOTIFS = Object.keys(SCENES) as Motif[];
const KINDS: readonly PictureKind[] = ['cover', 'playlist', 'portrait', 'banner', 'category', 'poster'];

const drawn = (brief: Partial<PictureBrief>) => drawPicture({ kind: 'cover', motif: 'karst', seed: 7, ...brief });
const EVERY = MOTIFS.flatMap((motif) => KINDS.map((kind) => ({ kind, motif, svg: drawn({ kind, motif }) })));

// `tests/demo/drawn-pictures.test.ts` draws the pictures of every kind and motif.
describe('every picture', () => {
  it.each(EVERY)('$kind of $motif is a small SVG without external references', ({ svg }) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
    expect(svg).not.toMatch(/<text|<image|<style|href|font|NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(70_000);
  });

  it.each(EVERY)('$kind of $motif defines each paint once and uses only defined paints', ({ svg }) => {
    const named = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    expect(new Set(named).size).toBe(named.length);
    expect(named).toEqual(expect.arrayContaining(used));
  });

  it.each(Object.keys(PALETTES) as PaletteName[])('uses the colours of %s', (palette) => {
    const fills = [...drawn({ motif: 'vinyl', palette }).matchAll(/fill="(#\w+)"/g)].map(([, colour]) => colour);
    expect(fills).toEqual(expect.arrayContaining([PALETTES[palette][0], PALETTES[palette][4]]));
  });
});

describe('a seed', () => {
  it.each(MOTIFS)('draws the same %s every time, and the next seed draws a different one', (motif) => {
    expect(drawn({ motif, seed: 3 })).toBe(drawn({ motif, seed: 3 }));
    expect(drawn({ motif, seed: 4 })).not.toBe(drawn({ motif, seed: 3 }));
  });

  it('gives two kinds of the same motif different details', () => {
    expect(drawn({ kind: 'playlist' })).not.toBe(drawn({ kind: 'cover' }));
  });

  it('draws the same pixels for the same brief', async () => {
    const [once, again] = await Promise.all(
      [drawn({}), drawn({})].map((svg) => sharp(Buffer.from(svg)).raw().toBuffer()),
    );
    expect(once?.equals(again ?? Buffer.alloc(0))).toBe(true);
  });
});
