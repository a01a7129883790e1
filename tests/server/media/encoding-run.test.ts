import { chooseEvictions } from '../../../server/domain/media/choose-evictions';
import { firstMissing, reachesSoon } from '../../../server/domain/media/encoding-run';

describe('reachesSoon', () => {
  const run = { from: 2, next: 12, startedAt: 1_000 };

  it.each([
    ['the segment it is making, however slow it is', { segment: 12, now: 99_000 }, true],
    ['one within the patience of 0.7 s', { segment: 17, now: 2_000 }, true],
    ['the last one within it', { segment: 18, now: 2_000 }, true],
    ['one that takes a millisecond more than that', { segment: 18, now: 2_002 }, false],
    ['the first one beyond it', { segment: 19, now: 2_000 }, false],
    ['one beyond it', { segment: 20, now: 2_000 }, false],
    ['the same one of a faster encoder', { segment: 20, now: 1_500 }, true],
    ['one that it has passed', { segment: 11, now: 2_000 }, false],
    ['one before its beginning', { segment: 0, now: 2_000 }, false],
  ])('tells whether a run will soon reach %s', (_, asked, isSoon) => {
    expect(reachesSoon(run, asked)).toBe(isSoon);
  });

  it('estimates the speed while no segment is made', () => {
    const fresh = { from: 0, next: 0, startedAt: 1_000 };
    expect([3, 4].map((segment) => reachesSoon(fresh, { segment, now: 1_000 }))).toEqual([true, false]);
    expect([3, 4].map((segment) => reachesSoon(fresh, { segment, now: 9_000 }))).toEqual([true, false]);
  });
});

describe('firstMissing', () => {
  it.each([
    [[], 4, 0, 0],
    [[0, 1], 4, 0, 2],
    [[2, 3], 4, 2, 0],
    [[0, 1, 3], 4, 3, 2],
    [[0, 1, 2, 3], 4, 1, undefined],
  ])('finds the missing segment of %j, with %i in all, from %i', (made, total, from, missing) => {
    expect(firstMissing(new Set(made), total, from)).toBe(missing);
  });
});

describe('chooseEvictions', () => {
  const cached = [
    { folder: 'old', bytes: 40, usedAt: 1 },
    { folder: 'new', bytes: 40, usedAt: 3 },
    { folder: 'middle', bytes: 40, usedAt: 2 },
  ];

  it.each([
    ['nothing while all fits', 120, [], []],
    ['one of them when a single byte is too much', 119, [], ['old']],
    ['no more of them than needed', 80, [], ['old']],
    ['one more when a single byte is still too much', 79, [], ['old', 'middle']],
    ['the longest unheard', 100, [], ['old']],
    ['as many as needed', 50, [], ['old', 'middle']],
    ['never what is held', 50, ['old'], ['middle', 'new']],
    ['all there is', 0, ['old', 'middle', 'new'], []],
  ])('%s', (_, cap, held, chosen) => {
    expect(chooseEvictions(cached, new Set(held), cap)).toEqual(chosen);
  });
});
