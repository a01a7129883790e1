import { heldReach, livePlaces, middlePlace, shownPlaces } from '../../../src/domain/shorts/clip-window';

describe('the clips whose media is loaded', () => {
  it.each([
    [false, false, 'neighbours'],
    [false, true, 'neighbours'],
    [true, false, 'nothing'],
    [true, true, 'itself'],
  ])('sparing: %s, play was requested: %s, media of: %s', (isSparing, wasAsked, reach) => {
    expect(heldReach(isSparing, wasAsked)).toBe(reach);
  });
});

describe('the feed positions with media', () => {
  it.each([
    [5, 20, 'neighbours', [5, 6, 4]],
    [0, 20, 'neighbours', [0, 1]],
    [19, 20, 'neighbours', [19, 18]],
    [0, 1, 'neighbours', [0]],
    [0, 0, 'neighbours', []],
    [5, 20, 'itself', [5]],
    [5, 20, 'nothing', []],
  ] as const)('at position %i of %i, with reach %s, are %j', (current, count, reach, places) => {
    expect(livePlaces(current, count, reach)).toEqual(places);
  });
});

describe('the centre of the rendered clips', () => {
  it.each([
    [10, 10, 10],
    [10, 14, 10],
    [10, 6, 10],
    [10, 15, 15],
    [10, 0, 0],
  ])('after a rest at %i and a move to %i is %i', (restedAt, current, middle) => {
    expect(middlePlace(restedAt, current)).toBe(middle);
  });
});

describe('the rendered feed positions', () => {
  it.each([
    [0, 100, { from: 0, to: 6 }],
    [50, 100, { from: 45, to: 56 }],
    [99, 100, { from: 94, to: 100 }],
    [0, 0, { from: 0, to: 0 }],
  ])('at position %i of %i are %j', (current, count, places) => {
    expect(shownPlaces(current, count)).toEqual(places);
  });

  it('are never more than eleven', () => {
    const counts = Array.from({ length: 100 }, (_, current) => shownPlaces(current, 100)).map(
      ({ from, to }) => to - from,
    );
    expect(Math.max(...counts)).toBe(11);
  });
});
