import type { Page } from 'playwright-core';
import { HeldCalls } from '../support/e2e/held-calls';
import { KeepingPage } from '../support/e2e/library.page';
import type { Listener } from '../support/e2e/listener';
import type { Member } from '../support/e2e/member';
import { PlaylistPage } from '../support/e2e/playlist.page';
import { ChangesUnderWay, whatAllShow } from '../support/e2e/same-state';
import { ALBUM, TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';

const [FIRST, SECOND, THIRD, FOURTH] = TITLES;
const ROUNDS = 5;
const SAVE_ALBUM = `Lưu ${ALBUM.title}`;
const FOLLOW = `Theo dõi ${ALBUM.artist}`;

describe('Two tabs or devices that change the library at once', () => {
  const visits = withVisits();
  const { song, ids, join, arriveAs, albumPath, openTab } = withSmallProduct(visits);
  let member: Member;

  beforeEach(async () => {
    member = await join();
  });

  /** Opens the same page twice: in two tabs of one browser, or in two browsers. */
  async function opensTwice(path: string, second: (first: Listener) => Promise<Listener>) {
    const first = await arriveAs(member);
    const listeners = [first, await second(first)];
    await Promise.all(listeners.map((listener) => listener.opens(path)));
    const hands = listeners.map((listener) => new KeepingPage(listener));
    const pages = listeners.map(({ page }) => page);
    const underWay = new ChangesUnderWay([...new Set(pages.map((page) => page.context()))]);
    return { pages, underWay, hands: hands as [KeepingPage, KeepingPage] };
  }

  const twoTabs = (path: string) => opensTwice(path, openTab);
  const twoDevices = (path: string) => opensTwice(path, () => arriveAs(member));

  /** The code of likes is loaded with the first like: from then on a press takes effect at once. */
  async function likesOne(hands: KeepingPage, title: string): Promise<void> {
    await hands.heart(title).click();
    await hands.seesHeart(title, true);
  }

  async function reload(pages: readonly Page[]): Promise<void> {
    await Promise.all(pages.map((page) => page.reload()));
  }

  const isPressed = (page: Page, name: string) => async () =>
    (await page.getByRole('main').getByRole('button', { name }).getAttribute('aria-pressed')) === 'true';

  const likes = (page: Page) => isPressed(page, `Thích ${FIRST}`);
  const serverLikes = async () => (await member.likedTitles()).includes(FIRST);
  const serverKeeps = async () => (await member.keptNames()).length > 0;

  it('show at once in each tab the likes of the other tab', async () => {
    const { hands } = await twoTabs(await albumPath());
    const [one, other] = hands;
    await one.seesHeart(SECOND, false);
    await other.heart(FIRST).click();
    await one.seesHeart(FIRST, true);
    await one.heart(FIRST).click();
    await other.seesHeart(FIRST, false);
    await one.heart(SECOND).click();
    await other.seesHeart(SECOND, true);
  });

  it('like in two tabs, and both show what the server has', async () => {
    const { pages, hands, underWay } = await twoTabs(await albumPath());
    await Promise.all([likesOne(hands[0], THIRD), likesOne(hands[1], FOURTH)]);
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([hands[0].heart(FIRST).dblclick(), hands[1].heart(FIRST).click()]);
    }
    const shown = await whatAllShow(underWay, [...pages.map(likes), serverLikes]);
    await reload(pages);

    expect(await whatAllShow(underWay, [...pages.map(likes), serverLikes])).toBe(shown);
  });

  it('like on two devices, and both show what the server has after a reload', async () => {
    const { pages, hands, underWay } = await twoDevices(await albumPath());
    await Promise.all([likesOne(hands[0], THIRD), likesOne(hands[1], SECOND)]);
    await Promise.all([hands[0].heart(FIRST).dblclick(), hands[1].heart(FIRST).click()]);
    await whatAllShow(underWay, []);
    await reload(pages);
    await whatAllShow(underWay, [...pages.map(likes), serverLikes]);

    expect(await member.likedTitles()).toEqual(expect.arrayContaining([SECOND, THIRD]));
  });

  it('save in two tabs, and both show what the server has', async () => {
    const { pages, hands, underWay } = await twoTabs(await albumPath());
    const buttons = pages.map((page) => page.getByRole('button', { name: SAVE_ALBUM }));
    await Promise.all(hands.map((each) => each.seesPressed(SAVE_ALBUM, false)));
    await buttons[0]?.click();
    await hands[1].seesPressed(SAVE_ALBUM, true);
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(buttons.map((button) => button.click()));
    }
    const saved = pages.map((page) => isPressed(page, SAVE_ALBUM));
    const shown = await whatAllShow(underWay, [...saved, serverKeeps]);
    await reload(pages);

    expect(await whatAllShow(underWay, [...saved, serverKeeps])).toBe(shown);
  });

  it('follow in two tabs, and both show what the server has', async () => {
    const { pages, hands, underWay } = await twoTabs(`/artist/${(await song(FIRST)).artist.id}`);
    const buttons = pages.map((page) => page.getByRole('button', { name: FOLLOW }));
    await Promise.all(hands.map((each) => each.seesPressed(FOLLOW, false)));
    await buttons[0]?.click();
    await hands[1].seesPressed(FOLLOW, true);
    await Promise.all(buttons.map((button) => button.click()));

    await whatAllShow(underWay, [...pages.map((page) => isPressed(page, FOLLOW)), serverKeeps]);
  });

  it('save on two devices at once, which counts as one save', async () => {
    const { pages, hands, underWay } = await twoDevices(await albumPath());
    await Promise.all(hands.map((each) => each.seesPressed(SAVE_ALBUM, false)));
    await HeldCalls.at(pages, '**/favorite-album-playlist/add', { until: pages.length });
    await Promise.all(pages.map((page) => page.getByRole('button', { name: SAVE_ALBUM }).click()));
    const saved = pages.map((page) => isPressed(page, SAVE_ALBUM));

    expect(await whatAllShow(underWay, [...saved, serverKeeps])).toBe(true);
    expect(await member.keptNames()).toEqual([ALBUM.title]);
  });

  async function makesPlaylist() {
    const { id } = await member.makesPlaylist('Chiều trên đèo', await ids(TITLES));
    return { path: `/playlist/${id}`, serverOrder: () => member.titlesIn(id) };
  }

  /** One tab moves a song behind the third, the other moves the last one behind that song; the server may take either first. */
  const EITHER_ORDER = [
    [SECOND, THIRD, FIRST, FOURTH],
    [FOURTH, SECOND, THIRD, FIRST],
  ];

  async function sortsOnBoth(pages: readonly Page[]) {
    await HeldCalls.at(pages, '**/backend/playlist/*/order', { until: pages.length });
    const playlists = pages.map((page) => new PlaylistPage(page));
    await Promise.all(playlists.map((playlist) => playlist.beginsToSort()));
    const [one, other] = playlists as [PlaylistPage, PlaylistPage];
    await one.isAnswered('order', async () => {
      await one.drags(FIRST, THIRD);
      await other.isAnswered('order', () => other.drags(FOURTH, SECOND));
    });
    await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Sắp xếp bài hát' }).click()));
    return playlists.map((playlist) => () => playlist.titles());
  }

  it('sort in two tabs: both changes are applied, and both tabs show the order of the server', async () => {
    const { path, serverOrder } = await makesPlaylist();
    const { pages, underWay } = await twoTabs(path);
    const shown = await sortsOnBoth(pages);
    const order = await whatAllShow(underWay, [...shown, serverOrder]);

    expect(EITHER_ORDER).toContainEqual(order);
  });

  it('sort on two devices: both changes are applied, and both show the order of the server after a reload', async () => {
    const { path, serverOrder } = await makesPlaylist();
    const { pages, underWay } = await twoDevices(path);
    const shown = await sortsOnBoth(pages);
    await reload(pages);
    const order = await whatAllShow(underWay, [...shown, serverOrder]);

    expect(EITHER_ORDER).toContainEqual(order);
  });

  it('add and remove songs in two tabs, and both show what the server has', async () => {
    const { path, serverOrder } = await makesPlaylist();
    const { pages, hands, underWay } = await twoTabs(path);
    const playlists = pages.map((page) => new PlaylistPage(page)) as [PlaylistPage, PlaylistPage];
    await Promise.all(playlists.map((playlist) => playlist.titles()));
    const takesOut = async () => {
      const menu = await hands[0].opensMenu(hands[0].row(SECOND));
      await menu.getByRole('menuitem', { name: 'Bỏ khỏi playlist này' }).click();
    };
    await Promise.all([
      playlists[0].isAnswered('songs', takesOut),
      playlists[1].isAnswered('songs', async () => {
        await hands[1].choosesInMenu(FIRST, 'Thêm vào playlist…');
        await hands[1]
          .dialog('Thêm vào playlist')
          .getByRole('button', { name: /^Thêm vào / })
          .click();
      }),
    ]);
    const shown = playlists.map((playlist) => () => playlist.titles());

    expect(await whatAllShow(underWay, [...shown, serverOrder])).toEqual([FIRST, THIRD, FOURTH, FIRST]);
  });
});
