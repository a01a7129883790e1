import { BrowsePage } from '../support/e2e/browse.page';
import { toneOf } from '../support/e2e/library-facts';
import { SearchPage } from '../support/e2e/search.page';
import { secondsSince } from '../support/e2e/seconds-since';
import { firstPlayAskedFor } from '../support/e2e/sound-probe';
import { withVisits } from '../support/e2e/visits';

const NEW = 'Mới phát hành';
const FERRY = 'Chuyến Đò Sớm';

describe('A first session', () => {
  const visits = withVisits();

  it('shows a home page with sections of songs, albums and artists', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    expect(await listener.sections()).toEqual([
      NEW,
      'Thịnh hành hôm nay',
      'Dành riêng cho bạn',
      'Album đáng nghe trọn',
      'Nghệ sĩ đang lên',
    ]);
    expect(await listener.songsIn(NEW)).toHaveLength(6);
    expect(await listener.songsIn('Dành riêng cho bạn')).toHaveLength(5);
  });

  it('is Vietnamese, in the light theme, and names the page in the title', async () => {
    const listener = await visits.arrive({ browserLanguage: 'fr-FR' });
    await listener.opensHome();
    expect(await listener.look()).toMatchObject({ language: 'vi', theme: 'light', title: 'Trang chủ · Sóng' });
  });

  it('plays sound after a click on a song, and plays nothing before the click', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.untilKeysAct();
    await listener.page.waitForLoadState('networkidle');
    const clickedAfter = await listener.page.evaluate(() => performance.now());
    const title = await listener.playsFrom(NEW, 1);
    const heard = await listener.ears.hearTone(toneOf(title));
    expect(heard.level).toBeGreaterThan(0.02);
    await listener.player.showsSong(title);
    expect(await firstPlayAskedFor(listener.page)).toBeGreaterThan(clickedAfter);
  });

  it('plays one song at a time', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.playsFrom(NEW, 0);
    await listener.ears.hearSound();
    const title = await listener.playsFrom(NEW, 3);
    expect(await listener.ears.hearTone(toneOf(title))).toMatchObject({ soundingCount: 1 });
  });

  it('pauses, opens another page, and resumes at the same position', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const title = await listener.playsFrom(NEW, 1);
    await listener.ears.hearTone(toneOf(title));
    await listener.player.pauses();
    await listener.ears.hearNothing();
    const pausedAt = await listener.player.position();
    await listener.followsSongLink(title);
    await listener.seesHeading(title);
    await listener.ears.hearNothing();
    const resumedAt = performance.now();
    await listener.player.resumes();
    const heard = await listener.ears.hearTone(toneOf(title));
    expect(heard.position - pausedAt).toBeLessThan(secondsSince(resumedAt) + 1.5);
    expect(heard.position).toBeGreaterThanOrEqual(pausedAt);
  });

  it('finds a song by text typed without accents, with the keyboard alone, and plays it', async () => {
    const listener = await visits.arrive();
    const search = new SearchPage(listener);
    const pages = new BrowsePage(listener);
    await listener.opensHome();
    await search.goesToField();
    await search.types('chuyen do');
    await search.isOffered(FERRY);
    await listener.presses('ArrowDown');
    expect(await search.marked()).toContain(FERRY);
    await listener.presses('Enter');
    await pages.isAt(FERRY);
    await listener.plays(FERRY);
    await listener.ears.hearTone(toneOf(FERRY));
    await listener.player.showsSong(FERRY);
  });
});
