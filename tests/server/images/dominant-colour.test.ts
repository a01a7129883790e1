import { dominantColour } from '../../../server/domain/images/dominant-colour';
import { oklch } from '../../../server/domain/images/oklch';

type Colour = readonly [red: number, green: number, blue: number, opacity?: number];

const PIXELS = 1024;
const RED: Colour = [220, 40, 40];
const BLUE: Colour = [40, 60, 210];
const SKY: Colour = [150, 165, 175];
const SUN: Colour = [255, 170, 20];
const ROSE: Colour = [205, 88, 112];
const WINE: Colour = [150, 70, 85];
const STRONG: Colour = [230, 70, 50];
const DULL: Colour = [25, 150, 155];
const MEDIUM: Colour = [185, 110, 100];
const DARK: Colour = [25, 40, 95];
const LIGHT: Colour = [230, 235, 155];

/** A picture of parts, each sized by its share; the last colour fills the rest. */
function pictureOf(...parts: readonly (readonly [colour: Colour, share: number])[]): Uint8Array {
  const pixels = parts.flatMap(([colour, share]) => Array.from({ length: Math.round(share * PIXELS) }, () => colour));
  return Uint8Array.from(pixels.flatMap(([red, green, blue, opacity = 255]) => [red, green, blue, opacity]));
}

describe('oklch', () => {
  it.each([
    ['white', [255, 255, 255], 1, 0],
    ['black', [0, 0, 0], 0, 0],
    ['red', [255, 0, 0], 0.62796, 0.25768],
    ['green', [0, 255, 0], 0.86644, 0.29483],
    ['blue', [0, 0, 255], 0.45201, 0.31321],
    ['olive', [128, 128, 0], 0.58066, 0.12658],
    ['a very dark grey', [10, 10, 10], 0.14479, 0],
    ['a very dark blue', [5, 8, 11], 0.13164, 0.00958],
  ] as const)('returns the lightness and the chroma of %s', (_name, [red, green, blue], lightness, chroma) => {
    const colour = oklch(red, green, blue);
    expect(colour.lightness).toBeCloseTo(lightness, 5);
    expect(colour.chroma).toBeCloseTo(chroma, 5);
  });

  it.each([
    ['red', [255, 0, 0], 29.234],
    ['green', [0, 255, 0], 142.495],
    ['blue', [0, 0, 255], 264.052],
    ['olive', [128, 128, 0], 109.769],
  ] as const)('returns the hue of %s', (_name, [red, green, blue], hue) => {
    expect(oklch(red, green, blue).hue).toBeCloseTo(hue, 3);
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
    ['of a grey with too little colour', pictureOf([[109, 135, 135], 1])],
    ['of a blue that is too dark', pictureOf([[0, 0, 34], 1])],
    ['of a yellow that is too light', pictureOf([[245, 245, 205], 1])],
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

  it.each([
    ['a grey with enough colour', [108, 135, 135], 196],
    ['a blue that is light enough', [0, 0, 40], 264],
    ['a yellow that is dark enough', [240, 240, 200], 107],
    ['what is half transparent', [220, 40, 40, 128], 27],
    ['a red short of the end of the colour circle', [200, 90, 135], 357],
  ] as const)('is that of %s', (_name, [red, green, blue, opacity = 255], hue) => {
    expect(dominantColour(Uint8Array.of(red, green, blue, opacity)).hue).toBe(hue);
  });

  it.each([
    ['a strong colour', 'a dull one of three times its size', STRONG, 0.25, DULL, 31],
    ['a dull colour', 'a strong one of a fifth of its size', DULL, 5 / 6, STRONG, 199],
    ['a colour of medium lightness', 'a dark one that is a little larger', MEDIUM, 0.435, DARK, 28],
    ['a dark colour', 'a medium one that is much smaller', DARK, 0.578, MEDIUM, 268],
    ['a colour of medium lightness', 'a light one that is a little larger', MEDIUM, 0.45, LIGHT, 28],
  ])('is that of %s before %s', (_name, _other, winner, share, loser, hue) => {
    expect(dominantColour(pictureOf([winner, share], [loser, 1 - share])).hue).toBe(hue);
  });

  it.each([
    ['40° away', RED, [140, 85, 5], 67],
    ['39° away: too near', RED, [140, 85, 10], 357],
    ['40° away across the end of the colour circle', WINE, [135, 75, 130], 330],
    ['39° away across the end of the colour circle: too near', WINE, [175, 0, 165], 340],
  ] as const)('has a second hue %s', (_name, first, second, secondHue) => {
    expect(dominantColour(pictureOf([first, 0.9], [second, 0.1])).secondHue).toBe(secondHue);
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
