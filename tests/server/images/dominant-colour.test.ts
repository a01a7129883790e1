import { dominantColour } from '../../../server/domain/images/dominant-colour';
import { oklch } from '../../../server/domain/images/oklch';

type Colour = readonly [red: number, green: number, blue: number, opacity?: number];

const PIXELS = 1024;
const RED: Colour = [220, 40, 40];
const BLUE: Colour = [40, 60, 210];
const SKY: Colour = [150, 165, 175];
const SUN: Colour = [255, 170, 20];
const ROSE: Colour = [205, 88, 112];

/** A picture of parts, each sized by its share; the last colour fills the rest. */
function pictureOf(...parts: readonly (readonly [colour: Colour, share: number])[]): Uint8Array {
  const pixels = parts.flatMap(([colour, share]) => Array.from({ length: Math.round(share * PIXELS) }, () => colour));
  return Uint8Array.from(pixels.flatMap(([red, green, blue, opacity = 255]) => [red, green, blue, opacity]));
}

describe('oklch', () => {
  it.each([
    ['white', [255, 255, 255], 1, 0],
    ['black', [0, 0, 0], 0, 0],
    ['red', [255, 0, 0], 0.628, 0.258],
    ['blue', [0, 0, 255], 0.452, 0.313],
  ] as const)('returns the lightness and the chroma of %s', (_name, [red, green, blue], lightness, chroma) => {
    const colour = oklch(red, green, blue);
    expect(colour.lightness).toBeCloseTo(lightness, 2);
    expect(colour.chroma).toBeCloseTo(chroma, 2);
  });

  it.each([
    ['red', [255, 0, 0], 29.2],
    ['green', [0, 255, 0], 142.5],
    ['blue', [0, 0, 255], 264.1],
  ] as const)('returns the hue of %s', (_name, [red, green, blue], hue) => {
    expect(oklch(red, green, blue).hue).toBeCloseTo(hue, 0);
  });
});

describe('dominantColour', () => {
  const INK = { hue: 285, chroma: 0.012, secondHue: 285 };

  it.each([
    ['of greys', pictureOf([[90, 90, 90], 0.5], [[180, 180, 180], 0.5])],
    ['black', pictureOf([[0, 0, 0], 1])],
    ['white', pictureOf([[255, 255, 255], 1])],
    ['of a black with a trace of blue', pictureOf([[0, 0, 12], 1])],
    ['of a white with a trace of yellow', pictureOf([[255, 255, 225], 1])],
    ['that cannot be seen', pictureOf([[255, 0, 0, 127], 1])],
    ['without pixels', new Uint8Array()],
    ['of half a pixel', Uint8Array.of(255, 0)],
  ])('is a neutral ink colour for a picture %s', (_name, pixels) => {
    expect(dominantColour(pixels)).toEqual(INK);
  });

  it.each([
    ['one colour, its neighbour as the second', pictureOf([RED, 1]), { hue: 27, chroma: 0.214, secondHue: 357 }],
    ['the larger of two', pictureOf([BLUE, 0.7], [RED, 0.3]), { hue: 268, chroma: 0.227, secondHue: 27 }],
    ['the smaller sun, not the dull sky', pictureOf([SKY, 0.9], [SUN, 0.1]), { hue: 73, chroma: 0.168, secondHue: 43 }],
    ['what can be seen', pictureOf([[0, 255, 0, 0], 0.9], [BLUE, 0.1]), { hue: 268, chroma: 0.227, secondHue: 238 }],
  ])('is %s', (_name, pixels, colour) => {
    expect(dominantColour(pixels)).toEqual(colour);
  });

  it('has a second hue at a distance from the first, also past the end of the colour circle', () => {
    const close = dominantColour(pictureOf([ROSE, 0.6], [[205, 88, 140], 0.4]));
    expect(close.secondHue).toBe((close.hue + 330) % 360);
  });

  it.each(Array.from({ length: 24 }, (_, step) => step))('has hues in whole degrees below 360, turn %i', (step) => {
    const turn = (step / 24) * 2 * Math.PI;
    const channel = (offset: number) => Math.round(128 + 90 * Math.cos(turn + offset));
    const { hue, secondHue } = dominantColour(pictureOf([[channel(0), channel(2.1), channel(4.2)], 1]));
    expect([hue, secondHue].every((each) => Number.isInteger(each) && each >= 0 && each < 360)).toBe(true);
  });
});
