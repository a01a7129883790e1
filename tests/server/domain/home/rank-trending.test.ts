import { rankTrending } from '../../../../server/domain/home/rank-trending';

describe('the trending row', () => {
  it.each([
    ['what was played of late comes first', ['a', 'b'], ['c'], ['d'], 3, ['a', 'b', 'c']],
    ['a song stands once, at its best place', ['a'], ['a', 'b'], ['b', 'c'], 5, ['a', 'b', 'c']],
    ['without plays the newest stand', [], [], ['n1', 'n2'], 1, ['n1']],
    ['nothing gives nothing', [], [], [], 6, []],
  ])('%s', (_what, recent, all, newest, count, expected) => {
    expect(rankTrending(recent, all, newest, count)).toEqual(expected);
  });
});
