import { HOSTILE } from '../support/e2e/big-library';
import { withBigLibrary } from '../support/e2e/big-visits';

const NEW = 'Mới phát hành';
const PAGE = 50;
/** While this is lost, nothing is retried automatically. */
const READY = /\/readyz$/;
const SECOND_PAGE = /\/backend\/artists\?.*page=2/;

describe('Browsing', () => {
  const { arrive, product, takeComplaints } = withBigLibrary();

  it.each([
    ['Album đáng nghe trọn', 'album'],
    ['Nghệ sĩ đang lên', 'artist'],
    ['Playlist cho cuối tuần', 'playlist'],
    ['Khám phá theo chủ đề', 'category'],
    [NEW, 'song'],
  ])('leads from "%s" of the home page to one %s, and back to the same scroll position', async (row, kind) => {
    const { listener, hands } = await arrive();
    await listener.seesSection(row);
    const { name, top } = await hands.followsFirst(kind, row);
    await hands.isAt(name);
    await hands.stands(0);
    expect(new URL(listener.page.url()).pathname).toMatch(new RegExp(`^/${kind}/`));
    await hands.goesBack();
    await hands.isAt('Trang chủ');
    await hands.stands(top);
    await hands.goesForward();
    await hands.isAt(name);
  });

  it('leads to the full list of a row, to an album and its artist, and back through each page', async () => {
    const { listener, hands } = await arrive();
    await listener.seesSection(NEW);
    const top = await hands.follows(`Xem tất cả: ${NEW}`);
    await hands.isAt(NEW);
    const album = await hands.followsFirst('album');
    await hands.isAt(album.name);
    const artist = await hands.followsFirst('artist');
    await hands.isAt(artist.name);
    await hands.goesBack();
    await hands.isAt(album.name);
    await hands.stands(artist.top);
    await hands.goesBack();
    await hands.isAt(NEW);
    await hands.stands(album.top);
    await hands.goesBack();
    await hands.isAt('Trang chủ');
    await hands.stands(top);
  });

  it('leads from the explore page to a list that the product makes', async () => {
    const { hands } = await arrive('/explore');
    await hands.isAt('Khám phá');
    await hands.follows('Đang thịnh hành');
    await hands.isAt('Đang thịnh hành');
  });

  it.each([
    ['/songs', 'Bài hát · Sóng'],
    ['/artists', 'Nghệ sĩ · Sóng'],
    ['/playlists-album', 'Playlist và album · Sóng'],
    ['/section/albums', 'Album đáng nghe trọn · Sóng'],
    ['/collection/popular', 'Nghe nhiều nhất · Sóng'],
    ['/artists?lng=en', 'Artists · Sóng'],
  ])('sets the window title at %s', async (path, title) => {
    const { hands } = await arrive(path);
    await hands.seesTitle(title);
  });
  it('reaches the end of a list by scrolling, with each item once', async () => {
    const { totalCount } = await product().ask<{ totalCount: number }>('/backend/artists?pageSize=1');
    const { hands } = await arrive('/artists');
    const leads = await hands.scrollsThrough(totalCount, PAGE);
    await hands.isAtEnd();
    expect(totalCount).toBeGreaterThan(8 * PAGE);
    expect(leads).toHaveLength(totalCount);
    expect(new Set(leads).size).toBe(totalCount);
  });

  it('loads more of a list with a button in a browser without IntersectionObserver', async () => {
    const { listener, hands } = await arrive();
    await listener.page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await listener.opens('/artists');
    await hands.leads(PAGE);
    await hands.scrollsToEnd();
    expect(await hands.leads(PAGE)).toHaveLength(PAGE);
    await listener.pressesButton('Xem thêm');
    expect(new Set(await hands.leads(2 * PAGE)).size).toBe(2 * PAGE);
  });

  it('says that more of a list could not be loaded, and tries again when a button is pressed', async () => {
    const { listener, hands } = await arrive();
    await listener.losesAnswers(READY);
    await listener.losesAnswers(SECOND_PAGE);
    await listener.opens('/artists');
    await hands.leads(PAGE);
    await hands.scrollsToEnd();
    await listener.sees('Chưa tải thêm được.');
    await listener.regainsAnswers(SECOND_PAGE);
    await listener.pressesButton('Xem thêm');
    await hands.leads(2 * PAGE);
    // The number of server probes meanwhile depends on how long the steps took.
    await listener.page.close();
    const complaints = takeComplaints().filter((complaint) => !complaint.includes('/readyz'));
    expect(complaints).toEqual([expect.stringContaining('page=2')]);
  });

  it('restores a list as far as it was loaded, at the same scroll position', async () => {
    const { hands } = await arrive('/artists');
    const before = await hands.scrollsThrough(3 * PAGE, PAGE);
    const { name, top } = await hands.followsCard(2 * PAGE + 1);
    await hands.isAt(name);
    await hands.goesBack();
    await hands.isAt('Nghệ sĩ');
    await hands.stands(top);
    expect((await hands.leads(3 * PAGE)).slice(0, before.length)).toEqual(before);
  });

  it('restores the order and the filter of a list', async () => {
    const { listener, hands } = await arrive('/playlists-album');
    await hands.shows('Album');
    await hands.isShowing('Album');
    await hands.sortsBy('Năm phát hành');
    await hands.isAtAddress('/playlists-album?type=album&sort=year');
    const { name, top } = await hands.followsCard(PAGE - 10);
    await hands.isAt(name);
    await hands.goesBack();
    await hands.isAt('Playlist và album');
    await hands.isShowing('Album');
    await hands.isSortedBy('Năm phát hành');
    await hands.stands(top);
    await listener.reloads();
    await hands.isShowing('Album');
    await hands.isSortedBy('Năm phát hành');
  });

  it('restores the order of a table of songs, which follows the sorting rules of the language', async () => {
    const { hands } = await arrive('/songs');
    await hands.sortsBy('Tên A–Z');
    await hands.isAtAddress('/songs?sort=title');
    await hands.seesRow(1, HOSTILE);
    const titles = await hands.titles();
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('vi', { numeric: true }).compare));
    const { name, top } = await hands.followsFirst('song');
    await hands.isAt(name);
    await hands.goesBack();
    await hands.isAt('Bài hát');
    await hands.isSortedBy('Tên A–Z');
    await hands.stands(top);
    await hands.seesRow(titles.length, titles.at(-1) ?? '');
    expect(await hands.titles()).toEqual(titles);
  });

  it('restores the chosen filter of a category', async () => {
    const { hands } = await arrive('/category/category3');
    await hands.shows('Album');
    await hands.isShowing('Album');
    const { name, top } = await hands.followsCard(PAGE - 10);
    await hands.isAt(name);
    await hands.goesBack();
    await hands.isAt('Chủ đề 3');
    await hands.isShowing('Album');
    await hands.stands(top);
  });
});
