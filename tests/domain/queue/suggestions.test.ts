import { buildSuggestions } from '../../../src/domain/queue/build-suggestions';
import { reorderSuggestions } from '../../../src/domain/queue/reorder-suggestions';
import { aSong, songs } from '../../support/builders/a-song';

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('buildSuggestions', () => {
  it.each([
    { queue: 'empty', request: 'player', existing: 'xy', fetched: 'cab', expected: 'cab' },
    { queue: 'empty', request: 'player', existing: '', fetched: 'ab', expected: 'cab' },
    { queue: 'filled', request: 'player', existing: 'xy', fetched: 'cab', expected: 'cab' },
    { queue: 'filled', request: 'player', existing: '', fetched: 'zab', expected: 'cab' },
    { queue: 'empty', request: 'getMoreSong', existing: 'xy', fetched: 'cab', expected: 'cxyab' },
    { queue: 'filled', request: 'getMoreSong', existing: 'xy', fetched: 'cab', expected: 'cxyab' },
    { queue: 'filled', request: 'getMoreSong', existing: 'cxa', fetched: 'caxb', expected: 'cxab' },
    { queue: 'filled', request: 'getMoreSong', existing: '', fetched: '', expected: 'c' },
    { queue: 'empty', request: 'player', existing: '', fetched: '', expected: 'c' },
    { queue: 'empty', request: 'player', existing: '', fetched: 'cabab', expected: 'cab' },
  ] as const)('$queue queue, $request, [$existing] + [$fetched] gives [$expected]', (row) => {
    const suggestions = buildSuggestions(row.request, {
      isPlayerQueueEmpty: row.queue === 'empty',
      current: aSong('c').build(),
      existing: songs(...row.existing),
      fetched: songs(...row.fetched),
    });
    expect(ids(suggestions)).toBe(row.expected);
  });
});

describe('more suggestions', () => {
  it('begin with the current song once, also where it is the same object', () => {
    const [current] = songs('c');
    const parts = { isPlayerQueueEmpty: false, current: current!, existing: [current!], fetched: songs('c', 'a') };
    expect(ids(buildSuggestions('getMoreSong', parts))).toBe('ca');
  });
});

describe('reorderSuggestions', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [5, 0, 'abc'],
    [0, 5, 'abc'],
  ])('moves %i to %i: %s', (from, to, expected) => {
    expect(ids(reorderSuggestions(songs('a', 'b', 'c'), from, to))).toBe(expected);
  });
});
