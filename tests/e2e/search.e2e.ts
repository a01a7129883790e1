import { BOTH, FERN, ROAD, SINGER } from '../support/e2e/big-library';
import { withBigLibrary } from '../support/e2e/big-visits';

const PAGE = '/search';
const at = (q: string): string => `${PAGE}?${new URLSearchParams({ q }).toString()}`;

describe('Searching', () => {
  const { arrive } = withBigLibrary();

  it.each([
    ['an accent counts where it is typed', 'đường', [ROAD, FERN]],
    ['an accent counts also decomposed', 'đường'.normalize('NFD'), [ROAD, FERN]],
    ['the other accent counts just as well', 'dương', [FERN, ROAD]],
    ['without accents what is heard more is first', BOTH, [FERN, ROAD]],
    ['capitals say nothing', 'DUONG TOI', [ROAD]],
    ['a typo is forgiven', 'duong toi cho am ve', [ROAD]],
  ])('follows the letters: %s', async (_, typed, found) => {
    const { hands, search } = await arrive(PAGE);
    await search.types(typed);
    await search.findsBest(found[0] ?? '');
    expect((await search.songs()).slice(0, found.length)).toEqual(found);
    await hands.isAtAddress(at(typed));
    await hands.seesTitle(`“${typed}” · Tìm kiếm · Sóng`);
  });

  it('reads unfinished Telex, and says so', async () => {
    const { listener, search } = await arrive(PAGE);
    await search.types('dduwowngf');
    await listener.sees('Đang tìm “đường”');
    await search.findsBest(ROAD);
    expect(await search.songs()).toEqual([ROAD, FERN]);
  });
});
