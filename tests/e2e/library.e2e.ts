import type { Locator } from 'playwright-core';
import { AccountPage } from '../support/e2e/account.page';
import { KeepingPage } from '../support/e2e/library.page';
import type { Listener } from '../support/e2e/listener';
import type { Member } from '../support/e2e/member';
import { ALBUM, SHORT_SONG, TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';

const [SONG, OTHER] = TITLES;

describe('A library', () => {
  const visits = withVisits();
  const { song, join, arrive, arriveAs, albumPath } = withSmallProduct(visits);
  let member: Member;

  beforeEach(async () => {
    member = await join();
  });

  const at = (listener: Listener) => ({
    listener,
    page: listener.page,
    hands: new KeepingPage(listener),
    account: new AccountPage(listener),
  });

  async function opensUnknown(path: string) {
    const visit = at(await arrive());
    await visit.listener.opens(path);
    return visit;
  }

  async function opensKnown(path: string) {
    const visit = at(await arriveAs(member));
    await visit.listener.opens(path);
    return visit;
  }

  /** Signs in, in the dialog that asks for an account. */
  async function signsInAt(dialog: Locator): Promise<void> {
    await dialog.getByLabel('Email', { exact: true }).fill(member.email);
    await dialog.getByLabel('Mật khẩu', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Plays the short song until the play counts. */
  async function hearsShortSong({ listener }: ReturnType<typeof at>): Promise<void> {
    const heard = listener.reportsPlay();
    await listener.plays(SHORT_SONG);
    await heard;
    await listener.player.pauses();
  }

  it('asks for an account when a heart is pressed, and then likes the song', async () => {
    const { page, hands } = await opensUnknown(await albumPath());
    await hands.heart(SONG).click();
    const dialog = hands.dialog('Đăng nhập để thích bài hát');
    await dialog.waitFor();
    await hands.seesHeart(SONG, false);
    const liked = page.waitForResponse((answer) => answer.url().endsWith('/favorite-song/add'));
    await signsInAt(dialog);
    await liked;
    await hands.seesHeart(SONG, true);

    expect(await member.likedTitles()).toEqual([SONG]);
  });

  it('does not like the song when the sign-in dialog is closed', async () => {
    const { listener, hands, account } = await opensUnknown(await albumPath());
    await hands.heart(SONG).click();
    const dialog = hands.dialog('Đăng nhập để thích bài hát');
    await dialog.getByRole('button', { name: 'Đóng' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await listener.followsLink('Đăng nhập');
    await account.signsIn(member.email, member.password);
    await account.isKnownAs(member.name);
    await hands.seesHeart(SONG, false);

    expect(await member.likedTitles()).toEqual([]);
  });

  it('also asks for an account on adding to a playlist and on saving, and then completes the save', async () => {
    const { hands, page } = await opensUnknown(await albumPath());
    await hands.choosesInMenu(SONG, 'Thêm vào playlist…');
    const asking = hands.dialog('Đăng nhập để tạo playlist');
    await asking.getByRole('button', { name: 'Đóng' }).click();
    await asking.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: `Lưu ${ALBUM.title}` }).click();
    await signsInAt(hands.dialog('Đăng nhập để lưu lại'));
    await hands.isTold('Đã lưu vào thư viện.');

    expect(await member.keptNames()).toEqual([ALBUM.title]);
  });

  it('follows an artist after sign-in', async () => {
    const { hands, page } = await opensUnknown(`/artist/${(await song(SONG)).artist.id}`);
    const followed = page.waitForResponse((answer) => answer.url().endsWith('/follow-artist/add'));
    await page.getByRole('button', { name: `Theo dõi ${ALBUM.artist}` }).click();
    await signsInAt(hands.dialog('Đăng nhập để theo dõi nghệ sĩ'));
    await followed;
    await hands.seesPressed(`Theo dõi ${ALBUM.artist}`, true);

    expect(await member.keptNames()).toEqual([ALBUM.artist]);
  });

  it('invites a listener without an account, and opens after sign-in', async () => {
    await member.ask('/backend/favorite-album-playlist/add', 'POST', {
      album_playlist_ids: [(await song(SONG)).album?.id],
    });
    const { listener, page, account } = await opensUnknown('/library');
    await listener.seesHeading('Thư viện của riêng bạn');
    await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click();
    await account.signsIn(member.email, member.password);
    await listener.seesHeading('Thư viện');
    await page.getByRole('main').getByRole('link', { name: ALBUM.title }).first().waitFor();

    expect(new URL(page.url()).pathname).toBe('/library');
  });

  it('has a page of liked songs: an invitation without an account, the last liked song first with one', async () => {
    for (const title of [SONG, OTHER]) {
      await member.ask('/backend/favorite-song/add', 'POST', { song_ids: [(await song(title)).id] });
    }
    const { listener, page, hands, account } = await opensUnknown('/collection/liked');
    await listener.seesHeading('Những bài bạn thích sẽ ở đây');
    await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click();
    await account.signsIn(member.email, member.password);
    await listener.seesHeading('Bài hát đã thích');
    await hands.seesHeart(OTHER, true);
    await hands.seesHeart(SONG, true);
    const titles = await hands.table.locator('a[href^="/song/"]').allInnerTexts();

    expect(titles).toEqual([OTHER, SONG]);
  });

  it('stores songs heard without an account only on this device, until they are cleared', async () => {
    const visit = await opensUnknown('/');
    const { listener, page, hands } = visit;
    await hearsShortSong(visit);
    await listener.opens('/history');
    await listener.sees('Lịch sử này chỉ nằm trên thiết bị này.');
    const today = page.getByRole('region', { name: 'Bài đã nghe: Hôm nay' });
    await today.getByRole('link', { name: SHORT_SONG }).waitFor();
    expect(await member.heardTitles()).toEqual([]);

    await listener.pressesButton('Xoá lịch sử');
    const question = hands.dialog('Xoá lịch sử nghe?');
    await question.getByRole('button', { name: 'Huỷ' }).click();
    await today.waitFor();
    await listener.pressesButton('Xoá lịch sử');
    await question.getByRole('button', { name: 'Xoá lịch sử' }).click();
    await listener.seesHeading('Chưa có lịch sử');
    await listener.reloads();
    await listener.seesHeading('Chưa có lịch sử');
  });

  it('shows songs heard with an account on every device, until they are cleared', async () => {
    const visit = await opensKnown('/');
    await hearsShortSong(visit);
    expect(await member.heardTitles()).toEqual([SHORT_SONG]);

    const { listener, page, hands } = await opensKnown('/history');
    const today = page.getByRole('region', { name: 'Bài đã nghe: Hôm nay' });
    await today.getByRole('link', { name: SHORT_SONG }).waitFor();
    await listener.pressesButton('Xoá lịch sử');
    await hands.dialog('Xoá lịch sử nghe?').getByRole('button', { name: 'Xoá lịch sử' }).click();
    await hands.isTold('Đã xoá lịch sử nghe');
    await listener.seesHeading('Chưa có lịch sử');
    expect(await member.heardTitles()).toEqual([]);

    await visit.listener.opens('/history');
    await visit.listener.seesHeading('Chưa có lịch sử');
  });

  it('counts the liked songs and the heard songs', async () => {
    await member.ask('/backend/favorite-song/add', 'POST', { song_ids: [(await song(SONG)).id] });
    const visit = await opensKnown('/');
    await hearsShortSong(visit);
    await visit.listener.opens('/library');
    const main = visit.page.getByRole('main');
    await main.getByRole('link', { name: /^Bài hát đã thích/ }).waitFor();
    await main.getByText(/^1 bài hát · /).waitFor();
    await main.getByText('1 bài hôm nay').waitFor();
  });
});
