import { HeldCalls } from '../support/e2e/held-calls';
import { KeepingPage } from '../support/e2e/library.page';
import type { Member } from '../support/e2e/member';
import { PlaylistPage } from '../support/e2e/playlist.page';
import { ALBUM, TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';

const [SONG, OTHER] = TITLES;
const PLAYLIST = 'Chiều trên đèo';
const SAVE_ALBUM = `Lưu ${ALBUM.title}`;
const FOLLOW = `Theo dõi ${ALBUM.artist}`;
const REFUSAL = 'Kho nhạc đang khoá sổ.';
/** Chromium logs for each such answer that a resource failed to load. */
const TOLD_BY_BROWSER = /status of (409|500)/;

const refusal = (status: number) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ code: status === 200 ? 409 : status, message: REFUSAL, data: null }),
});

describe('The library', () => {
  const visits = withVisits();
  const { song, join, arriveAs, albumPath } = withSmallProduct(visits);
  let member: Member;

  beforeEach(async () => {
    member = await join();
  });

  async function opens(path: string, somebody = member) {
    const listener = await arriveAs(somebody);
    await listener.opens(path);
    return { listener, page: listener.page, hands: new KeepingPage(listener) };
  }

  const opensAlbum = async () => opens(await albumPath());

  it('stores a like by the heart of a row, and the player and a reload show it', async () => {
    const { listener, page, hands } = await opensAlbum();
    await hands.plays(SONG);
    const liked = page.waitForResponse((answer) => answer.url().endsWith('/favorite-song/add'));
    await hands.heart(SONG).click();
    await hands.seesHeart(SONG, true);
    await hands.seesHeart(SONG, true, hands.dock);
    await hands.seesHeart(OTHER, false);
    await liked;

    expect(await member.likedTitles()).toEqual([SONG]);
    await listener.reloads();
    await hands.seesHeart(SONG, true);
  });

  it('stores a like by the heart of the player, and removes it by the menu of the song', async () => {
    const { page, hands } = await opensAlbum();
    await hands.plays(SONG);
    const liked = page.waitForResponse((answer) => answer.url().endsWith('/favorite-song/add'));
    await hands.heart(SONG, hands.dock).click();
    await liked;
    await hands.seesHeart(SONG, true);
    expect(await member.likedTitles()).toEqual([SONG]);

    const given = page.waitForResponse((answer) => answer.url().endsWith('/favorite-song/delete'));
    await hands.choosesInMenu(SONG, 'Bỏ thích');
    await given;
    await hands.seesHeart(SONG, false);
    await hands.seesHeart(SONG, false, hands.dock);
    expect(await member.likedTitles()).toEqual([]);
  });

  it('stores a like by the menu of a song', async () => {
    const { page, hands } = await opensAlbum();
    const liked = page.waitForResponse((answer) => answer.url().endsWith('/favorite-song/add'));
    await hands.choosesInMenu(OTHER, 'Thích');
    await liked;
    await hands.seesHeart(OTHER, true);
    expect(await member.likedTitles()).toEqual([OTHER]);
  });

  it.each([
    [200, 'Đã có thay đổi ở nơi khác. Tải lại rồi thử lại nhé.'],
    [409, 'Đã có thay đổi ở nơi khác. Tải lại rồi thử lại nhé.'],
    [500, 'Lỗi ở phía chúng tôi, không phải bạn. Thử lại sau ít phút.'],
  ])('undoes a like that is refused with status %i, and says why on screen', async (status, why) => {
    const { page, hands } = await opensAlbum();
    const held = await HeldCalls.at([page], '**/favorite-song/add', {
      settle: (route) => route.fulfill(refusal(status)),
    });
    await hands.heart(SONG).click();
    await hands.seesHeart(SONG, true);
    held.release();
    await hands.isTold(why, 'alert');
    await hands.seesHeart(SONG, false);

    expect(await member.likedTitles()).toEqual([]);
    expect(visits.takeComplaints().filter((complaint) => !TOLD_BY_BROWSER.test(complaint))).toEqual([]);
  });

  it('undoes a like that gets no answer, and the heart can be pressed again', async () => {
    const { page, hands } = await opensAlbum();
    await page.route('**/favorite-song/add', (route) => route.abort());
    await hands.heart(SONG).click();
    await hands.seesHeart(SONG, false);
    await page.unroute('**/favorite-song/add');
    const liked = page.waitForResponse((answer) => answer.url().endsWith('/favorite-song/add'));
    await hands.heart(SONG).click();
    await liked;
    await hands.seesHeart(SONG, true);

    expect(await member.likedTitles()).toEqual([SONG]);
    visits.takeComplaints();
  });

  it('saves an album and removes it, with the messages of the server', async () => {
    const { page, hands } = await opensAlbum();
    await page.getByRole('button', { name: SAVE_ALBUM }).click();
    await hands.isTold('Đã lưu vào thư viện.');
    await hands.seesPressed(SAVE_ALBUM, true);
    await hands.sidebar.getByRole('link', { name: ALBUM.title }).waitFor();
    expect(await member.keptNames()).toEqual([ALBUM.title]);

    await page.getByRole('button', { name: SAVE_ALBUM }).click();
    await hands.isTold('Đã bỏ khỏi thư viện.');
    await hands.seesPressed(SAVE_ALBUM, false);
    expect(await member.keptNames()).toEqual([]);
  });

  it('makes a playlist from a song, and adds another song to it by its menu', async () => {
    const { listener, page, hands } = await opensAlbum();
    const playlist = new PlaylistPage(page);
    await hands.choosesInMenu(OTHER, 'Thêm vào playlist…');
    await hands.dialog('Thêm vào playlist').getByRole('button', { name: 'Playlist mới' }).click();
    await playlist.names(PLAYLIST);
    await playlist.keepsForm('Tạo playlist');
    await hands.choosesInMenu(SONG, 'Thêm vào playlist…');
    const dialog = hands.dialog('Thêm vào playlist');
    await dialog.getByRole('button', { name: `Thêm vào ${PLAYLIST}` }).click();
    await hands.isRidOf(dialog);
    await hands.isTold(`Đã thêm vào ${PLAYLIST}`);
    const [made] = await member.playlists();
    expect(await member.titlesIn(made?.id ?? '')).toEqual([OTHER, SONG]);
    await hands.sidebar.getByRole('link', { name: PLAYLIST }).click();
    await listener.seesHeading(PLAYLIST);
    expect(await playlist.titles()).toEqual([OTHER, SONG]);
  });

  it('saves a playlist of another account', async () => {
    const neighbour = await join('Hàng Xóm');
    const { id } = await neighbour.makesPlaylist(PLAYLIST, [(await song(SONG)).id], true);
    const { page, hands } = await opens(`/playlist/${id}`);
    await page.getByRole('button', { name: `Lưu ${PLAYLIST}` }).click();
    await hands.isTold('Đã lưu vào thư viện.');
    await hands.seesPressed(`Lưu ${PLAYLIST}`, true);

    expect(await member.keptNames()).toEqual([PLAYLIST]);
  });

  it.each([200, 409, 500])(
    'does not save an album after an answer with another code, status %i, and shows its message as an error',
    async (status) => {
      const { page, hands } = await opensAlbum();
      await page.route('**/favorite-album-playlist/add', (route) => route.fulfill(refusal(status)));
      await page.getByRole('button', { name: SAVE_ALBUM }).click();
      await hands.isTold(REFUSAL, 'alert');
      await hands.seesPressed(SAVE_ALBUM, false);

      expect(await member.keptNames()).toEqual([]);
      expect(visits.takeComplaints().filter((complaint) => !TOLD_BY_BROWSER.test(complaint))).toEqual([]);
    },
  );

  it('still has a saved album when its removal is answered by another code', async () => {
    const { page, hands } = await opensAlbum();
    await page.getByRole('button', { name: SAVE_ALBUM }).click();
    await hands.seesPressed(SAVE_ALBUM, true);
    await page.route('**/favorite-album-playlist/delete', (route) => route.fulfill(refusal(200)));
    await page.getByRole('button', { name: SAVE_ALBUM }).click();
    await hands.isTold(REFUSAL, 'alert');
    await hands.seesPressed(SAVE_ALBUM, true);

    expect(await member.keptNames()).toEqual([ALBUM.title]);
  });

  it('contains an artist who is followed', async () => {
    const { artist } = await song(SONG);
    const { page, hands } = await opens(`/artist/${artist.id}`);
    const followed = page.waitForResponse((answer) => answer.url().endsWith('/follow-artist/add'));
    await page.getByRole('button', { name: FOLLOW }).click();
    await hands.seesPressed(FOLLOW, true);
    await followed;
    await hands.sidebar.getByRole('link', { name: ALBUM.artist }).waitFor();

    expect(await member.keptNames()).toEqual([ALBUM.artist]);
  });

  it('does not contain an artist when following is refused', async () => {
    const { artist } = await song(SONG);
    const { page, hands } = await opens(`/artist/${artist.id}`);
    await page.route('**/follow-artist/add', (route) => route.fulfill(refusal(200)));
    await page.getByRole('button', { name: FOLLOW }).click();
    await hands.isTold('Đã có thay đổi ở nơi khác.', 'alert');
    await hands.seesPressed(FOLLOW, false);

    expect(await member.keptNames()).toEqual([]);
  });
});
