import { AVATAR_SIDE, cropInside, faultOfPicture, faultOfSize } from '../../../src/domain/profile/avatar';

const png = (width: number, height: number) => ({ type: 'image/png', width, height }) as const;

describe('an avatar', () => {
  it('is at most 1024 pixels on each side', () => {
    expect(AVATAR_SIDE).toBe(1024);
  });

  it.each([
    [0, null],
    [10_000_000, null],
    [10_000_001, { kind: 'too-large', limit: 10_000_000 }],
    [50_000_000, { kind: 'too-large', limit: 10_000_000 }],
  ])('of %i bytes has the fault %j', (size, fault) => {
    expect(faultOfSize(size)).toEqual(fault);
  });

  it.each([
    ['5000 × 5000', png(5000, 5000), null],
    ['5001 × 5000', png(5001, 5000), { kind: 'too-many-pixels', limit: 25_000_000 }],
    ['30,000 × 30,000', png(30_000, 30_000), { kind: 'too-many-pixels', limit: 25_000_000 }],
    ['what is no picture', null, { kind: 'not-a-picture' }],
  ])('of %s has the fault %j', (_, facts, fault) => {
    expect(faultOfPicture(facts)).toEqual(fault);
  });
});

describe('cropInside', () => {
  it.each([
    ['takes the middle of a wide picture', 300, 100, null, { left: 100, top: 0, side: 100 }],
    ['takes the middle of a tall picture', 100, 301, null, { left: 0, top: 101, side: 100 }],
    ['keeps a crop that fits', 300, 200, { left: 10, top: 20, side: 50 }, { left: 10, top: 20, side: 50 }],
    ['rounds to whole pixels', 300, 200, { left: 9.6, top: 20.4, side: 49.5 }, { left: 10, top: 20, side: 50 }],
    ['rounds the side down too', 300, 200, { left: 10, top: 20, side: 49.4 }, { left: 10, top: 20, side: 49 }],
    [
      'moves a crop inside at the other edges',
      300,
      200,
      { left: -5, top: 180, side: 50 },
      { left: 0, top: 150, side: 50 },
    ],
    ['moves a crop inside', 300, 200, { left: 280, top: -5, side: 50 }, { left: 250, top: 0, side: 50 }],
    ['shrinks a crop that is too large', 300, 200, { left: 50, top: 50, side: 400 }, { left: 50, top: 0, side: 200 }],
    ['is never empty', 300, 200, { left: 5, top: 5, side: 0 }, { left: 5, top: 5, side: 1 }],
  ])('%s', (_, width, height, crop, inside) => {
    expect(cropInside(width, height, crop)).toEqual(inside);
  });
});
