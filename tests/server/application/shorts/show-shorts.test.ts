import { ShowShorts } from '../../../../server/application/shorts/show-shorts';
import { aShortCard } from '../../../support/server/a-short';
import { aSongCard } from '../../../support/server/cards';

const LIKED = { isLiked: true, isSaved: false, isFollowed: false };

function aPlayerHarness() {
  const asked: (readonly string[])[] = [];
  const cards = [
    aShortCard({ id: 'short1', song: { songId: 'song1', stretch: null } }),
    aShortCard({ id: 'short2', song: { songId: 'song1', stretch: null } }),
    aShortCard({ id: 'short3', song: { songId: 'gone', stretch: null } }),
    aShortCard({ id: 'short4' }),
  ];
  const shorts = { cards: (ids: readonly string[]) => Promise.resolve(cards.filter(({ id }) => ids.includes(id))) };
  const songs = {
    inOrder: (ids: readonly string[]) => {
      asked.push(ids);
      return Promise.resolve([aSongCard({ id: 'song1' })]);
    },
  };
  const kept = { marksOf: () => Promise.resolve(new Map([['short1', LIKED]])) };
  return { asked, show: new ShowShorts(shorts, songs, kept) };
}

describe('clips as they are shown', () => {
  it('have their songs, each read once, and no song when the song no longer exists', async () => {
    const { show, asked } = aPlayerHarness();
    const shown = await show.execute(['short1', 'short2', 'short3', 'short4'], null);
    expect(shown.map(({ song }) => song?.id ?? null)).toEqual(['song1', 'song1', null, null]);
    expect(asked).toEqual([['song1', 'gone']]);
  });

  it('have the likes of the account that asks, and none without an account', async () => {
    const { show } = aPlayerHarness();
    const own = await show.execute(['short1', 'short2'], 'vy');
    expect(own.map(({ marks }) => marks.isLiked)).toEqual([true, false]);
    const anybodys = await show.execute(['short1', 'short2'], null);
    expect(anybodys.map(({ marks }) => marks.isLiked)).toEqual([false, false]);
  });

  it('leave out deleted clips, and read nothing for an empty request', async () => {
    const { show, asked } = aPlayerHarness();
    expect(await show.execute(['gone'], null)).toEqual([]);
    expect(await show.execute([], 'vy')).toEqual([]);
    expect(asked).toEqual([[]]);
  });
});
