import { knownCount, mapPage, shiftCount } from '../../../src/domain/shared/page';

describe('mapPage', () => {
  it.each([5, null])('maps the items and retains the paging data, with the total %j', (totalCount) => {
    const page = { items: [1, 2], page: 2, pageSize: 2, totalCount, isLast: false };
    expect(mapPage(page, String)).toEqual({ ...page, items: ['1', '2'] });
  });
});

describe('knownCount', () => {
  it.each([
    ['the total of the backend', 7, true, 7],
    ['the total of the backend also at the end', 7, false, 7],
    ['unknown while there is more', null, true, null],
    ['the number of loaded items at the end', null, false, 3],
  ])('is %s', (_, totalCount, hasMore, expected) => {
    expect(knownCount(totalCount, 3, hasMore)).toBe(expected);
  });
});

describe('shiftCount', () => {
  it.each([
    [3, 1, 4],
    [3, -1, 2],
    [0, -1, 0],
    [null, 1, null],
  ])('changes the count %j by %i to %j', (count, by, expected) => {
    expect(shiftCount(count, by)).toBe(expected);
  });
});
