import { BOTH, FERN, ROAD, SINGER } from '../support/e2e/big-library';
import { withBigLibrary, type BigVisit } from '../support/e2e/big-visits';
import { chunkAddress } from '../support/e2e/chunk-address';

const PAGE = '/search';
/** The number of hits of one kind that are loaded at once. */
const HITS = 30;
/** The code that assists typing in the field. */
const ASSISTANT = chunkAddress('SearchAssistant');
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
  ])('matches the typed letters: %s', async (_, typed, found) => {
    const { hands, search } = await arrive(PAGE);
    await search.types(typed);
    await hands.isAtAddress(at(typed));
    await search.findsBest(found[0] ?? '');
    await search.findsSongs(found);
    await hands.seesTitle(`“${typed}” · Tìm kiếm · Sóng`);
  });

  it('interprets unfinished Telex, and shows the interpretation', async () => {
    const { listener, search } = await arrive(PAGE);
    await search.types('dduwowngf');
    await listener.sees('Đang tìm “đường”');
    await search.findsBest(ROAD);
    await search.findsSongs([ROAD, FERN]);
  });

  it('finds a line of the lyrics, and its song', async () => {
    const { hands, search } = await arrive(PAGE);
    await search.types('ben vang trang');
    await hands.isAtAddress(at('ben vang trang'));
    await search.findsLine(SINGER.line);
    const { top } = await hands.followsFirst('song', 'Trong lời nhạc');
    await hands.isAt(SINGER.title);
    expect(top).toBe(0);
  });

  it('says that nothing matches the typed text', async () => {
    const { listener, search } = await arrive(PAGE);
    await search.types('qqxxzzqq');
    await listener.seesHeading('Không thấy “qqxxzzqq”');
  });

  it('adds one page to the browser’s history, however much is typed on the search page', async () => {
    const { listener, hands, search } = await arrive();
    await listener.seesSection('Mới phát hành');
    await search.goesToField();
    await search.enters(BOTH);
    await listener.presses('Enter');
    await search.findsBest(FERN);
    await search.types(' toi cho');
    await hands.isAtAddress(at(`${BOTH} toi cho`));
    await search.findsBest(ROAD);
    await hands.shows('Bài hát');
    await hands.isShowing('Bài hát');
    await hands.goesBack();
    await hands.isAt('Trang chủ');
    await hands.goesForward();
    await hands.isShowing('Bài hát');
    expect(await search.text()).toBe(`${BOTH} toi cho`);
  });

  it('restores the text, the chosen kind and the scroll position when the listener goes back', async () => {
    const { hands, search } = await arrive(at('gio ghe'));
    await hands.shows('Bài hát');
    await hands.isShowing('Bài hát');
    await hands.scrollsThrough(3 * HITS, HITS);
    const { name, top } = await hands.followsRow(2 * HITS);
    await hands.isAt(name);
    await hands.goesBack();
    await hands.isShowing('Bài hát');
    await hands.stands(top);
    expect(await search.text()).toBe('gio ghe');
  });

  it('works on a phone', async () => {
    const { listener, hands, search } = await arrive('/', { isPhone: true });
    await listener.followsLink('Tìm kiếm');
    await hands.isAt('Tìm kiếm');
    await search.types('đường');
    await search.findsBest(ROAD);
    expect(await listener.sidewaysOverflow()).toBe(0);
  });

  describe('by the keyboard alone', () => {
    it.each(['/', 'Control+k'])('starts with %s and ends at the song that was marked', async (key) => {
      const { listener, hands, search } = await arrive('/explore');
      await hands.isAt('Khám phá');
      await search.goesToField(key);
      await search.enters('đường');
      await search.isOffered(ROAD);
      expect(await search.marked()).toBe('');
      await listener.presses('ArrowDown');
      expect(await search.marked()).toContain(ROAD);
      await listener.presses('ArrowUp');
      expect(await search.marked()).toBe('');
      await listener.presses('ArrowUp');
      expect(await search.marked()).toBe('Tìm “đường”');
      await listener.presses('ArrowDown');
      await listener.presses('ArrowDown');
      await listener.presses('Enter');
      await hands.isAt(ROAD);
      await search.offersNothing();
      expect(await listener.focused()).toBe(ROAD);
    });

    it('offers the song with the typed accent first, and the search for everything last', async () => {
      const { search } = await arrive('/explore');
      await search.goesToField();
      await search.enters('đường');
      await search.isOffered(ROAD);
      const offers = await search.offers();
      expect(offers[0]).toContain(ROAD);
      expect(offers[1]).toContain(FERN);
      expect(offers.at(-1)).toBe('Tìm “đường”');
    });

    it('clears the field with Escape, and leaves the field with a second Escape', async () => {
      const { listener, hands, search } = await arrive('/explore');
      await hands.isAt('Khám phá');
      await search.goesToField();
      await search.enters('đường');
      await search.isOffered(ROAD);
      await listener.presses('Escape');
      expect(await search.text()).toBe('');
      await search.hasFocus();
      await search.offersNothing();
      await listener.presses('Escape');
      await search.hasLostFocus();
      await hands.isAt('Khám phá');
    });

    it('offers earlier searches, the newest first, and repeats one of them', async () => {
      const { listener, hands, search } = await arrive('/explore');
      await searchFor({ listener, search }, ['gio ghe', BOTH]);
      await listener.opens('/explore');
      await hands.isAt('Khám phá');
      await search.goesToField();
      await search.isOffered(BOTH);
      expect(await search.offers()).toEqual([BOTH, 'gio ghe']);
      await listener.presses('ArrowDown');
      await listener.presses('ArrowDown');
      await listener.presses('Enter');
      await hands.isAtAddress(at('gio ghe'));
    });

    it('stores a search that was made before all code of the field has loaded', async () => {
      const { listener, hands, search } = await arrive('/explore');
      await hands.isAt('Khám phá');
      await listener.neverReceives(ASSISTANT);
      await search.goesToField();
      await search.enters(BOTH);
      await listener.presses('Enter');
      await hands.isAtAddress(at(BOTH));
      await listener.regainsAnswers(ASSISTANT);
      await listener.opens(PAGE);
      await listener.seesSection('Tìm gần đây');
      expect(await search.recent()).toEqual([BOTH]);
    });

    it('removes one earlier search, and then all of them', async () => {
      const { listener, hands, search } = await arrive('/explore');
      await searchFor({ listener, search }, ['gio ghe', BOTH, 'lang thinh']);
      await listener.opens(PAGE);
      await listener.seesSection('Tìm gần đây');
      expect(await search.recent()).toEqual(['lang thinh', BOTH, 'gio ghe']);
      await hands.tabsTo(`Bỏ “${BOTH}” khỏi tìm gần đây`);
      await listener.presses('Enter');
      expect(await search.recent()).toEqual(['lang thinh', 'gio ghe']);
      await listener.reloads();
      await listener.seesSection('Tìm gần đây');
      expect(await search.recent()).toEqual(['lang thinh', 'gio ghe']);
      await hands.tabsTo('Xoá hết');
      await listener.presses('Enter');
      await listener.page.getByRole('region', { name: 'Tìm gần đây' }).waitFor({ state: 'detached' });
    });

    it('moves from the field to the kinds of result and on to a result', async () => {
      const { listener, hands, search } = await arrive(PAGE);
      await search.goesToField();
      await search.enters(BOTH);
      await search.findsBest(FERN);
      await hands.tabsTo('Bài hát');
      await listener.presses('Enter');
      await hands.isShowing('Bài hát');
      await hands.isAtAddress(`${at(BOTH)}&type=song`);
      await hands.tabsTo(ROAD);
      await listener.presses('Enter');
      await hands.isAt(ROAD);
    });
  });
});

/** Searches for one text after the other in the field. */
async function searchFor({ listener, search }: Pick<BigVisit, 'listener' | 'search'>, texts: readonly string[]) {
  for (const text of texts) {
    await listener.opens('/explore');
    await listener.seesHeading('Khám phá');
    await search.goesToField();
    await search.enters(text);
    await listener.presses('Enter');
    await listener.page.waitForURL(`**${at(text)}`);
  }
}
