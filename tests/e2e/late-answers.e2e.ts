import type { SearchResultsWire } from '../../contract/search';
import type { SongSummaryWire } from '../../contract/song';
import { BOTH, FERN, HOSTILE, ROAD, SINGER } from '../support/e2e/big-library';
import { withBigLibrary } from '../support/e2e/big-visits';
import { HeldAnswers } from '../support/e2e/held-answers';
import { watch } from '../support/e2e/watch';
import { calledSo } from '../support/server/search-app';

const PAGE = 50;
const GHE = 'gio ghe';
const SUNG = 'lang thinh';
/** 1.6 Mbit/s and 150 ms, as the specification requires. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const queryOf = (q: string): string => `/backend/search?${new URLSearchParams({ q }).toString()}`;
const searchFor = (q: string): RegExp => new RegExp(`/backend/search\\?.*q=${q}(&|$)`);
const suggestFor = (q: string): RegExp => new RegExp(`/backend/search/suggest\\?.*q=${q}(&|$)`);

describe('A response that arrives after a newer request', () => {
  const { arrive, product } = withBigLibrary();

  const bestOf = async (q: string): Promise<string> => {
    const { best } = await product().ask<SearchResultsWire>(`/backend/search?${new URLSearchParams({ q }).toString()}`);
    return best === null ? '' : calledSo(best);
  };

  const artistsBy = async (sort: string, page: number): Promise<string[]> => {
    const query = `sort=${sort}&page=${page}&pageSize=${PAGE}`;
    const { items } = await product().ask<{ items: { id: string }[] }>(`/backend/artists?${query}`);
    return items.map(({ id }) => `/artist/${id}`);
  };

  const firstBy = async (sort: string): Promise<string> => {
    const { items } = await product().ask<{ items: SongSummaryWire[] }>(`/backend/song?sort=${sort}&pageSize=1`);
    return items[0]?.title ?? '';
  };

  const artistsCalled = async (q: string): Promise<string[]> => {
    const query = new URLSearchParams({ q, type: 'artist' }).toString();
    const { groups } = await product().ask<SearchResultsWire>(`/backend/search?${query}`);
    return (groups[0]?.items ?? []).map(calledSo);
  };

  it('is cancelled and never shown among the results', async () => {
    const { listener, search } = await arrive('/search');
    const held = await HeldAnswers.to(listener.page, searchFor(BOTH));
    const best = await watch(listener.page, 'bestMatch');
    await search.typesInstead(BOTH);
    await held.asked();
    await search.typesInstead(GHE);
    await search.findsBest(await bestOf(GHE));
    await held.takenBack();
    await held.letGo();
    await search.typesInstead(SUNG);
    await search.findsBest(SINGER.title);
    expect(await best.shown()).toEqual([await bestOf(GHE), SINGER.title]);
  });

  it('is cancelled and never offered below the field', async () => {
    const { listener, hands, search } = await arrive('/explore');
    await hands.isAt('Khám phá');
    const held = await HeldAnswers.to(listener.page, suggestFor(BOTH));
    await search.goesToField();
    const offer = await watch(listener.page, 'offer');
    await search.typesInstead(BOTH);
    await held.asked();
    await search.typesInstead(GHE);
    await search.isOffered(await bestOf(GHE));
    await held.takenBack();
    await held.letGo();
    await search.typesInstead(SUNG);
    await search.isOffered(SINGER.title);
    const names = (await offer.shown()).filter((shown) => !shown.startsWith('Tìm “'));
    expect(names).toEqual([await bestOf(GHE), SINGER.title]);
  });

  it('is not shown when another kind of result is chosen', async () => {
    const { listener, hands, search } = await arrive('/search?q=gio');
    const best = await bestOf('gio');
    await search.findsBest(best);
    const hit = await watch(listener.page, 'hit');
    const held = await HeldAnswers.to(listener.page, /\/backend\/search\?.*type=artist/);
    await hands.shows('Nghệ sĩ');
    await held.asked();
    await hands.shows('Bài hát');
    await held.takenBack();
    await held.letGo();
    await hands.shows('Album');
    await hands.isAtAddress('/search?q=gio&type=album');
    await hands.followsFirst('album');
    await listener.page.waitForURL(/\/album\//);
    expect(await hit.shown()).not.toContain((await artistsCalled('gio'))[0]);
  });

  it('does not appear in a list whose order was changed', async () => {
    const { listener, hands } = await arrive('/songs');
    await hands.showsRow(1);
    const row = await watch(listener.page, 'row');
    const held = await HeldAnswers.to(listener.page, /\/backend\/song\?.*sort=title/);
    await hands.sortsBy('Tên A–Z');
    await held.asked();
    await hands.sortsBy('Nghe nhiều');
    await hands.seesRow(1, FERN);
    await held.letGo();
    await hands.sortsBy('Thời lượng');
    await hands.seesRow(1, await firstBy('duration'));
    expect(await row.shown()).not.toContain(HOSTILE);
  });

  it('does not lengthen a list whose order was changed', async () => {
    const { listener, hands } = await arrive();
    const held = await HeldAnswers.to(listener.page, /\/backend\/artists\?.*sort=popular.*page=2/);
    await listener.opens('/artists');
    await hands.leads(PAGE);
    await hands.scrollsToEnd();
    await held.asked();
    await hands.sortsBy('Tên A–Z');
    await hands.isAtAddress('/artists?sort=name');
    const first = await artistsBy('name', 1);
    const second = await artistsBy('name', 2);
    await hands.seesFirstCard(first[0] ?? '');
    await held.letGo();
    await hands.scrollsToEnd();
    expect((await hands.leads(2 * PAGE)).slice(0, 2 * PAGE)).toEqual([...first, ...second]);
  });

  it('does not appear on another page', async () => {
    const { listener, hands } = await arrive('/section/albums');
    await hands.leads(2);
    const held = await HeldAnswers.to(listener.page, /\/backend\/album-playlist\/songs\?.*album_id=album2(&|$)/);
    await hands.followsTo('/album/album2');
    await held.asked();
    await hands.goesBack();
    await hands.isAt('Album đáng nghe trọn');
    const { name } = await hands.followsTo('/album/album3');
    await hands.isAt(name);
    await held.letGo();
    await hands.goesBack();
    await hands.isAt('Album đáng nghe trọn');
    await hands.goesForward();
    await hands.isAt(name);
  });

  it('is shown in order on a slow network, and the result of the last typed text remains', async () => {
    const { listener, search } = await arrive('/search');
    const network = await listener.page.context().newCDPSession(listener.page);
    await network.send('Network.emulateNetworkConditions', SLOW);
    const best = await watch(listener.page, 'bestMatch');
    const typed = [GHE, SUNG, 'duong x', 'đường'];
    for (const text of typed) {
      const asked = listener.page.waitForRequest((request) => request.url().includes(queryOf(text)));
      await search.typesInstead(text);
      await asked;
    }
    await search.findsBest(ROAD);
    const inOrder = await Promise.all(typed.map(bestOf));
    const shown = await best.shown();
    expect(shown.at(-1)).toBe(ROAD);
    expect(shown).toEqual(inOrder.filter((title) => shown.includes(title)));
  });
});
