import { toneOf } from '../support/e2e/library-facts';
import { secondsSince } from '../support/e2e/seconds-since';
import { withVisits } from '../support/e2e/visits';

describe('A first visit', () => {
  const visits = withVisits();

  it('finds a home page with sections of songs, albums and artists', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    expect(await listener.sections()).toEqual([
      'Mới phát hành',
      'Thịnh hành hôm nay',
      'Dành riêng cho bạn',
      'Album đáng nghe trọn',
      'Nghệ sĩ đang lên',
    ]);
    expect(await listener.songsIn('Mới phát hành')).toHaveLength(6);
    expect(await listener.songsIn('Dành riêng cho bạn')).toHaveLength(5);
  });

  it('is Vietnamese, light, and says where it is', async () => {
    const listener = await visits.arrive({ browserLanguage: 'fr-FR' });
    await listener.opensHome();
    expect(await listener.look()).toMatchObject({ language: 'vi', theme: 'light', title: 'Trang chủ · Sóng' });
  });

  it('gives sound at the click on a song', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const title = await listener.playsFrom('Mới phát hành', 1);
    const heard = await listener.ears.hearTone(toneOf(title));
    expect(heard.level).toBeGreaterThan(0.02);
    await listener.player.showsSong(title);
  });

  it('plays nothing before somebody asks for it', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.page.waitForTimeout(1500);
    expect(await listener.ears.listen()).toMatchObject({ soundingCount: 0 });
  });

  it('plays one song at a time', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.playsFrom('Mới phát hành', 0);
    await listener.ears.hearSound();
    const title = await listener.playsFrom('Mới phát hành', 3);
    expect(await listener.ears.hearTone(toneOf(title))).toMatchObject({ soundingCount: 1 });
  });

  it('pauses and plays on from the same place', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const title = await listener.playsFrom('Mới phát hành', 1);
    await listener.ears.hearTone(toneOf(title));
    await listener.player.pauses();
    await listener.ears.hearNothing();
    const pausedAt = await listener.player.position();
    await listener.page.waitForTimeout(800);
    const resumedAt = performance.now();
    await listener.player.resumes();
    const heard = await listener.ears.hearTone(toneOf(title));
    expect(heard.position - pausedAt).toBeLessThan(secondsSince(resumedAt) + 1.5);
    expect(heard.position).toBeGreaterThanOrEqual(pausedAt);
  });
});
