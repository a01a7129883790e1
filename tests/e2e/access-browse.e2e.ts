import type { Page } from 'playwright-core';
import { accessFaults } from '../support/e2e/access-faults';
import { KeepingPage } from '../support/e2e/library.page';
import type { Listener } from '../support/e2e/listener';
import type { Member } from '../support/e2e/member';
import { placeCategory } from '../support/e2e/place-category';
import { SHORT_SONG, TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';

const [SONG, OTHER] = TITLES;
const PLAYLIST = 'Chiều trên đèo';
const LOOKS = ['light', 'dark'].flatMap((theme) => [false, true].map((isPhone) => [theme, isPhone] as const));
const LIMIT_MS = 180_000;

/** True once no placeholder is left. */
const isThere = (): boolean => document.querySelector('main [aria-busy="true"]') === null;

describe('Accessibility of browsing and the library', () => {
  const visits = withVisits();
  const { product, song, ids, join, arrive, arriveAs, albumPath } = withSmallProduct(visits);
  let member: Member;
  let pages: readonly string[];

  jest.setTimeout(LIMIT_MS);
  beforeAll(async () => {
    const category = await placeCategory(product(), await ids(TITLES));
    const neighbour = await join('Hàng Xóm');
    const theirs = await neighbour.makesPlaylist('Đêm xuống phố', await ids([OTHER, SHORT_SONG]), true);
    member = await join();
    const own = await member.makesPlaylist(PLAYLIST, await ids([SONG, OTHER, SONG]));
    const { id, album, artist } = await song(SONG);
    await member.ask('/backend/favorite-song/add', 'POST', { song_ids: [id] });
    await member.ask('/backend/favorite-album-playlist/add', 'POST', { album_playlist_ids: [album?.id, theirs.id] });
    await member.ask('/backend/follow-artist/add', 'POST', { artist_ids: [artist.id] });
    await member.ask('/backend/history', 'POST', { event_id: 'heard-before', song_id: id, played_ms: 40_000 });
    pages = [
      await albumPath(),
      `/playlist/${theirs.id}`,
      `/playlist/${own.id}`,
      `/section/new`,
      '/collection/new',
      '/collection/liked',
      `/artist/${artist.id}`,
      '/artists',
      `/category/${category}`,
      '/explore',
      '/search',
      '/search?q=n%E1%BA%AFng',
      '/search?q=qwxzjk',
      '/songs',
      '/playlists-album',
      '/library',
      '/history',
    ];
  });

  async function looksLike(listener: Listener, theme: string): Promise<Page> {
    await listener.page.addInitScript((look) => localStorage.setItem('theme', look), theme);
    return listener.page;
  }

  async function faultsOn(page: Page, place: string): Promise<string[]> {
    await page.waitForFunction(isThere);
    return (await accessFaults(page)).map((fault) => `${place} ${fault}`);
  }

  async function faultsOf(listener: Listener, paths: readonly string[]): Promise<string[]> {
    const faults: string[] = [];
    for (const path of paths) {
      await listener.opens(path);
      await listener.page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      faults.push(...(await faultsOn(listener.page, path)));
    }
    return faults;
  }

  it.each(LOOKS)('no page has a serious fault, %s, on a phone: %s', async (theme, isPhone) => {
    const listener = await arriveAs(member, { isPhone });
    await looksLike(listener, theme);
    expect(await faultsOf(listener, pages)).toEqual([]);
  });

  it.each(LOOKS)(
    'no library, history or liked page has a serious fault without an account, %s, on a phone: %s',
    async (theme, isPhone) => {
      const listener = await arrive({ isPhone });
      await looksLike(listener, theme);
      expect(await faultsOf(listener, ['/library', '/history', '/collection/liked'])).toEqual([]);
    },
  );

  it.each(LOOKS)('no menu or dialog has a serious fault, %s, on a phone: %s', async (theme, isPhone) => {
    const listener = await arriveAs(member, { isPhone });
    const page = await looksLike(listener, theme);
    const hands = new KeepingPage(listener);
    await listener.opens(await albumPath());
    const menu = page.getByRole('menu').or(page.getByRole('dialog'));
    await hands.table.getByRole('button', { name: `Lựa chọn khác cho ${SONG}` }).click();
    await menu.getByText('Thêm vào playlist…').waitFor();
    const faults = await faultsOn(page, 'song menu');
    await menu.getByText('Thêm vào playlist…').click();
    const adding = hands.dialog('Thêm vào playlist');
    await adding.getByRole('button', { name: `Thêm vào ${PLAYLIST}` }).waitFor();
    faults.push(...(await faultsOn(page, 'add to playlist')));
    await adding.getByRole('button', { name: 'Playlist mới' }).click();
    await hands.dialog('Tạo playlist mới').getByLabel('Tên playlist').waitFor();
    faults.push(...(await faultsOn(page, 'create playlist')));

    expect(faults).toEqual([]);
  });
});
