import { appendHits } from '../../../src/domain/search/append-hits';
import { countHits } from '../../../src/domain/search/count-hits';
import type { SearchGroup, SearchResults } from '../../../src/domain/search/search.port';
import { songs } from '../../support/builders/a-song';

const songGroup = (totalCount: number | null, ...ids: readonly string[]): SearchGroup => ({
  kind: 'song',
  items: songs(...ids).map((song) => ({ type: 'song', song })),
  totalCount,
  hasMore: totalCount !== ids.length,
});

const page = (number: number, ...groups: readonly SearchGroup[]): SearchResults => ({
  q: 'song',
  readAs: null,
  best: null,
  groups,
  page: number,
  pageSize: 2,
});

describe('the next page of hits', () => {
  it('is added behind the hits that are shown, with its paging data', () => {
    expect(appendHits(page(1, songGroup(4, 'a', 'b')), page(2, songGroup(5, 'c', 'd')))).toEqual(
      page(2, songGroup(5, 'a', 'b', 'c', 'd')),
    );
  });

  it.each([1, 2])('adds nothing when it is page %i and page 2 is already shown', (number) => {
    const shown = page(2, songGroup(9, 'a', 'b'));
    expect(appendHits(shown, page(number, songGroup(9, 'c')))).toBe(shown);
  });

  it('without the group that is shown ends that group', () => {
    expect(appendHits(page(1, songGroup(4, 'a', 'b')), page(2))).toEqual(page(2, songGroup(2, 'a', 'b')));
  });

  it('continues hits of unknown number as long as the backend has more', () => {
    const two = appendHits(page(1, songGroup(null, 'a', 'b')), page(2, songGroup(null, 'c')));
    expect(two).toEqual(page(2, songGroup(null, 'a', 'b', 'c')));
    const last = { ...songGroup(null, 'd'), hasMore: false };
    expect(appendHits(two, page(3, last)).groups).toEqual([{ ...songGroup(null, 'a', 'b', 'c', 'd'), hasMore: false }]);
  });

  it('adds no group that was not shown before', () => {
    const artists: SearchGroup = { kind: 'artist', items: [], totalCount: 1, hasMore: true };
    expect(appendHits(page(1, songGroup(3, 'a')), page(2, artists, songGroup(3, 'b'))).groups).toEqual([
      songGroup(3, 'a', 'b'),
    ]);
  });
});

describe('the number of hits', () => {
  const whole: SearchGroup = { ...songGroup(null, 'x'), hasMore: false };

  it.each<[string, readonly SearchGroup[], number | null]>([
    ['of nothing is 0', [], 0],
    ['is the sum of the groups', [songGroup(4, 'a'), songGroup(2, 'b', 'c')], 6],
    ['counts a group whose end is shown', [songGroup(4, 'a'), whole], 5],
    ['is unknown while that of any group is', [songGroup(4, 'a'), songGroup(null, 'b')], null],
  ])('%s', (_, groups, expected) => {
    expect(countHits(groups)).toBe(expected);
  });
});
