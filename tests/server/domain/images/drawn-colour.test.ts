import { drawnColour } from '../../../../server/domain/images/drawn-colour';

describe('the colour of a picture that is drawn for an id', () => {
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
