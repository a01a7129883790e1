import { moveCrop, zoomCrop, zoomOf } from '../../../src/domain/profile/crop-frame';

const WIDE = { width: 400, height: 200 };
const TALL = { width: 200, height: 400 };
const MIDDLE = { left: 100, top: 0, side: 200 };

describe('the crop square of a picture', () => {
  it.each([
    [2, { left: 150, top: 50, side: 100 }],
    [1, MIDDLE],
    [0.2, MIDDLE],
    [9, { left: 175, top: 75, side: 50 }],
  ])('at zoom %s has the same centre as before: %j', (zoom, crop) => {
    expect(zoomCrop(WIDE, MIDDLE, zoom)).toEqual(crop);
  });

  it('returns its zoom', () => {
    expect([MIDDLE, zoomCrop(WIDE, MIDDLE, 4)].map((crop) => zoomOf(WIDE, crop))).toEqual([1, 4]);
  });

  it.each([
    [2, { left: 50, top: 150, side: 100 }],
    [1, { left: 0, top: 100, side: 200 }],
  ])('at zoom %s is a part of the width of a tall picture: %j', (zoom, crop) => {
    expect(zoomCrop(TALL, { left: 0, top: 100, side: 200 }, zoom)).toEqual(crop);
    expect(zoomOf(TALL, crop)).toBe(zoom);
  });

  it.each([
    [0, 0.25, { left: 0, top: 150, side: 200 }],
    [0, -0.25, { left: 0, top: 50, side: 200 }],
    [0, 9, { left: 0, top: 200, side: 200 }],
  ])('in a tall picture, moved by %s and %s of its side, is %j', (right, down, crop) => {
    expect(moveCrop(TALL, { left: 0, top: 100, side: 200 }, right, down)).toEqual(crop);
  });

  it('stays inside the picture when it grows at the edge', () => {
    expect(zoomCrop(WIDE, { left: 350, top: 150, side: 50 }, 1)).toEqual({ left: 200, top: 0, side: 200 });
  });

  it.each([
    [0.25, 0, { left: 150, top: 0, side: 200 }],
    [-5, 0, { left: 0, top: 0, side: 200 }],
    [0, 1, MIDDLE],
    [5, 5, { left: 200, top: 0, side: 200 }],
  ])('moved by %s and %s of its side is %j', (right, down, crop) => {
    expect(moveCrop(WIDE, MIDDLE, right, down)).toEqual(crop);
  });
});
