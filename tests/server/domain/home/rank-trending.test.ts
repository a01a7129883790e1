import { rankTrending } from '../../../../server/domain/home/rank-trending';

describe('the trending row', () => {
  it.each([
    {
      fact: 'what was played of late comes first',
      lists: [['a', 'b'], ['c'], ['d']],
      count: 3,
      ranked: ['a', 'b', 'c'],
    },
    {
      fact: 'a song stands once, at its best place',
      lists: [['a'], ['a', 'b'], ['b', 'c']],
      count: 5,
      ranked: ['a', 'b', 'c'],
    },
    {
      fact: 'without plays the newest stand that the row of new songs does not show',
      lists: [[], [], ['n1', 'n2', 'n3']],
      count: 2,
      ranked: ['n3', 'n1'],
    },
    { fact: 'a few songs stand in both rows', lists: [[], [], ['n1', 'n2']], count: 6, ranked: ['n1', 'n2'] },
    { fact: 'nothing gives nothing', lists: [[], [], []], count: 6, ranked: [] },
  ])('$fact', ({ lists, count, ranked }) => {
    const [recent = [], all = [], newest = []] = lists;
    expect(rankTrending(recent, all, { byNewest: newest, newShown: 2 }, count)).toEqual(ranked);
  });
});
