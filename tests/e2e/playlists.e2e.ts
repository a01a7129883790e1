import { KeepingPage } from '../support/e2e/library.page';
import type { Member } from '../support/e2e/member';
import { PlaylistPage } from '../support/e2e/playlist.page';
import { TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';

const [FIRST, SECOND, THIRD] = TITLES;
const NAME = 'Chiều trên đèo';
const OTHER_NAME = 'Đêm xuống phố';

describe('An own playlist', () => {
  const visits = withVisits();
  const { ids, join, arriveAs, albumPath } = withSmallProduct(visits);
  let member: Member;

  beforeEach(async () => {
    member = await join();
  });

  async function opens(path: string) {
    const listener = await arriveAs(member);
    await listener.opens(path);
    const { page } = listener;
    return { listener, page, hands: new KeepingPage(listener), playlist: new PlaylistPage(page) };
  }

  /** Creates a playlist with these songs, and opens its page. */
  async function opensPlaylist(titles: readonly string[]) {
    const { id } = await member.makesPlaylist(NAME, await ids(titles));
    const visit = await opens(`/playlist/${id}`);
    await visit.listener.seesHeading(NAME);
    return { id, ...visit };
  }

  it('is created in the dialog, and appears in the sidebar and in the library', async () => {
    const { page, hands, playlist } = await opens('/library');
    await page.getByRole('main').getByRole('button', { name: 'Tạo playlist', exact: true }).first().click();
    await playlist.names(`  ${NAME} `);
    await playlist.form.getByLabel(/^Mô tả/).fill('Nhạc cho những khúc cua');
    await playlist.form.getByRole('switch', { name: 'Công khai' }).check();
    await playlist.keepsForm('Tạo playlist');
    await hands.isTold(`Đã tạo “${NAME}”`);
    await hands.sidebar.getByRole('link', { name: NAME }).waitFor();
    await page.getByRole('main').getByRole('link', { name: NAME }).first().waitFor();

    expect(await member.playlists()).toEqual([
      expect.objectContaining({ title: NAME, description: 'Nhạc cho những khúc cua', is_public: true, song_count: 0 }),
    ]);
  });

  it('is not created without a name, and an accidental Escape does not lose the typed text', async () => {
    const { page, hands, playlist } = await opens('/library');
    await page.getByRole('main').getByRole('button', { name: 'Tạo playlist', exact: true }).first().click();
    await playlist.form.getByRole('button', { name: 'Tạo playlist', exact: true }).click();
    await playlist.form.getByText('Vui lòng nhập tên playlist!').waitFor();
    await playlist.names(NAME);
    await page.keyboard.press('Escape');
    await hands.dialog('Bỏ những gì đã nhập?').getByRole('button', { name: 'Viết tiếp' }).click();
    await playlist.keepsForm('Tạo playlist');

    expect((await member.playlists()).map(({ title }) => title)).toEqual([NAME]);
  });

  it('receives songs through the menu of each song', async () => {
    const { id } = await member.makesPlaylist(NAME, []);
    const { hands } = await opens(await albumPath());
    for (const title of [SECOND, FIRST, SECOND]) {
      await hands.choosesInMenu(title, 'Thêm vào playlist…');
      const dialog = hands.dialog('Thêm vào playlist');
      await dialog.getByRole('button', { name: `Thêm vào ${NAME}` }).click();
      await hands.isRidOf(dialog);
      await hands.isTold(`Đã thêm vào ${NAME}`);
    }

    expect(await member.titlesIn(id)).toEqual([SECOND, FIRST, SECOND]);
  });

  it('is created from a song, which becomes its first song', async () => {
    const { hands, playlist } = await opens(await albumPath());
    await hands.choosesInMenu(THIRD, 'Thêm vào playlist…');
    await hands.dialog('Thêm vào playlist').getByRole('button', { name: 'Playlist mới' }).click();
    await playlist.names(NAME);
    await playlist.keepsForm('Tạo playlist');
    const [made] = await member.playlists();

    expect(await member.titlesIn(made?.id ?? '')).toEqual([THIRD]);
  });

  it('receives a song that is dragged onto it in the sidebar', async () => {
    const { id } = await member.makesPlaylist(NAME, []);
    const { hands, playlist } = await opens(await albumPath());
    const target = hands.sidebar.getByRole('link', { name: NAME });
    await playlist.isAnswered('songs', () => hands.row(SECOND).dragTo(target, { sourcePosition: { x: 300, y: 8 } }));
    await hands.isTold(`Đã thêm vào ${NAME}`);

    expect(await member.titlesIn(id)).toEqual([SECOND]);
  });

  it('is sorted with the keyboard alone, and each step is announced', async () => {
    const { id, listener, playlist } = await opensPlaylist([FIRST, SECOND, THIRD]);
    await playlist.beginsToSort();
    await playlist.handle(FIRST).focus();
    await listener.presses('Space');
    await playlist.hearsOfStep(`Đã nhấc ${FIRST}, vị trí 1 trên 3`);
    await listener.presses('ArrowDown');
    await playlist.hearsOfStep(`${FIRST}, vị trí 2 trên 3`);
    await listener.presses('Escape');
    await playlist.hearsOfStep(`Đã trả ${FIRST} về vị trí 1`);
    await listener.presses('Space');
    await listener.presses('End');
    await playlist.isAnswered('order', () => listener.presses('Space'));
    await playlist.hearsOfStep(`Đã đặt ${FIRST} ở vị trí 3 trên 3`);
    expect(await listener.focused()).toBe(`Dời ${FIRST}`);
    expect(await member.titlesIn(id)).toEqual([SECOND, THIRD, FIRST]);

    await listener.pressesButton('Sắp xếp bài hát');
    expect(await playlist.titles()).toEqual([SECOND, THIRD, FIRST]);
  });

  it('is sorted by dragging', async () => {
    const { id, listener, playlist } = await opensPlaylist([FIRST, SECOND, THIRD]);
    await playlist.beginsToSort();
    await playlist.isAnswered('order', () => playlist.drags(THIRD, FIRST));
    expect(await member.titlesIn(id)).toEqual([THIRD, FIRST, SECOND]);
    await playlist.isAnswered('order', () => playlist.drags(THIRD, SECOND));
    expect(await member.titlesIn(id)).toEqual([FIRST, SECOND, THIRD]);

    await listener.pressesButton('Sắp xếp bài hát');
    expect(await playlist.titles()).toEqual([FIRST, SECOND, THIRD]);
  });

  it('does not change when a change of its order is refused', async () => {
    const { id, listener, page, hands, playlist } = await opensPlaylist([FIRST, SECOND, THIRD]);
    await playlist.beginsToSort();
    const refusal = { code: 409, message: '', data: null };
    await page.route('**/backend/playlist/*/order', (route) => route.fulfill({ json: refusal }));
    await playlist.drags(THIRD, FIRST);
    await hands.isTold('Đã có thay đổi ở nơi khác.', 'alert');
    await listener.pressesButton('Sắp xếp bài hát');
    const uppermost = hands.table.locator('[role="row"][data-index="0"]');
    await uppermost.getByRole('link', { name: FIRST, exact: true }).waitFor();

    expect(await playlist.titles()).toEqual([FIRST, SECOND, THIRD]);
    expect(await member.titlesIn(id)).toEqual([FIRST, SECOND, THIRD]);
  });

  it('loses only the chosen one of two equal songs', async () => {
    const { id, hands, playlist } = await opensPlaylist([FIRST, SECOND, FIRST]);
    const [kept, between] = await member.entriesOf(id);
    const menu = await hands.opensMenu(hands.row(FIRST).nth(1));
    const removes = menu.getByRole('menuitem', { name: 'Bỏ khỏi playlist này' });
    await playlist.isAnswered('songs', () => removes.click());
    await hands.row(FIRST).nth(1).waitFor({ state: 'detached' });
    expect(await playlist.titles()).toEqual([FIRST, SECOND]);
    const left = await member.entriesOf(id);

    expect(left.map(({ entry }) => entry?.id)).toEqual([kept?.entry?.id, between?.entry?.id]);
  });

  it('loses a removed song while the playlist is sorted', async () => {
    const { id, playlist } = await opensPlaylist([FIRST, SECOND, FIRST]);
    const [, between, last] = await member.entriesOf(id);
    await playlist.beginsToSort();
    const removes = playlist.editor.getByRole('button', { name: `Bỏ ${FIRST} khỏi playlist` }).first();
    await playlist.isAnswered('songs', () => removes.click());
    const left = await member.entriesOf(id);

    expect(left.map(({ entry }) => entry?.id)).toEqual([between?.entry?.id, last?.entry?.id]);
  });

  it('is renamed, on its page and in the sidebar', async () => {
    const { listener, hands, playlist } = await opensPlaylist([FIRST]);
    await listener.pressesButton('Sửa playlist');
    await playlist.names(OTHER_NAME);
    await playlist.keepsForm('Lưu');
    await hands.isTold(`Đã lưu “${OTHER_NAME}”`);
    await listener.seesHeading(OTHER_NAME);
    await hands.sidebar.getByRole('link', { name: OTHER_NAME }).waitFor();

    expect((await member.playlists()).map(({ title }) => title)).toEqual([OTHER_NAME]);
  });

  it('is deleted after confirmation, and its page leads to the library', async () => {
    const { listener, page, hands } = await opensPlaylist([FIRST]);
    const question = hands.dialog(`Xoá “${NAME}”?`);
    await listener.pressesButton('Xoá playlist');
    await question.getByRole('button', { name: 'Huỷ' }).click();
    await hands.isRidOf(question);
    expect(await member.playlists()).toHaveLength(1);

    await listener.pressesButton('Xoá playlist');
    await question.getByRole('button', { name: 'Xoá playlist' }).click();
    await hands.isTold(`Đã xoá “${NAME}”`);
    await listener.seesHeading('Thư viện');
    await hands.sidebar.getByRole('link', { name: NAME }).waitFor({ state: 'detached' });

    expect(new URL(page.url()).pathname).toBe('/library');
    expect(await member.playlists()).toEqual([]);
    expect(visits.takeComplaints()).toEqual([]);
  });
});
