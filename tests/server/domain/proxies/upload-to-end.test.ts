import { uploadToEnd, type ArrivingUpload } from '../../../../server/domain/proxies/upload-to-end';

const KB = 1_000;
const upload = (holder: string, seconds: number, kilobytes: number): ArrivingUpload => ({
  holder,
  ageMs: seconds * 1_000,
  bytes: kilobytes * KB,
});

const NONE = -1;

describe('the upload that is ended to make room for a new one', () => {
  it.each<[string, readonly ArrivingUpload[], number]>([
    ['none of none', [], NONE],
    ['none of those that are quick and of different holders', [upload('a', 20, 900), upload('b', 20, 900)], NONE],
    ['one that drips', [upload('a', 20, 900), upload('b', 20, 1)], 1],
    ['the slowest of those that drip', [upload('a', 20, 9), upload('b', 200, 9), upload('c', 20, 1)], 1],
    ['none that has only begun', [upload('a', 9.9, 0), upload('b', 9.9, 0)], NONE],
    ['none at the least speed', [upload('a', 10, 80)], NONE],
    ['one right below it', [upload('a', 10, 79.999)], 0],
    ['none a moment before it may be judged', [upload('a', 9.9999, 0)], NONE],
    ['the slower of two that began at this moment', [upload('a', 0, 1), upload('a', 0, 0)], 1],
    ['the slower of two that began a moment ago', [upload('a', 0.001, 0.002), upload('a', 0.002, 0.003)], 1],
    ['the slowest of a holder of two', [upload('a', 2, 900), upload('a', 2, 800), upload('b', 2, 700)], 1],
    [
      'the slowest of whoever holds most',
      [...Array<string>(2).fill('a'), ...Array<string>(3).fill('b')].map((holder, at) => upload(holder, 2, at + 1)),
      2,
    ],
    ['one that drips before a greedy one', [upload('a', 2, 1), upload('a', 2, 1), upload('b', 20, 9)], 2],
  ])('is %s', (_, arriving, ended) => {
    expect(arriving.findIndex((each) => each === uploadToEnd(arriving, 'new'))).toBe(ended);
  });

  it('is none if the new holder would then have as many uploads as the holder with the most', () => {
    const arriving = [upload('a', 2, 1), upload('a', 2, 1), upload('new', 2, 1)];
    expect(uploadToEnd(arriving, 'new')).toBeUndefined();
  });
});
