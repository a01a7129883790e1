import { toneOf } from '../support/e2e/library-facts';
import { withVisits } from '../support/e2e/visits';

const NOT_FOUND = 'Trang này trôi đi đâu mất rồi';

describe('A path that does not exist', () => {
  const visits = withVisits();

  it.each(['/nowhere', '/nowhere/at/all', '/404', '/song'])('%s shows the not-found page', async (path) => {
    const listener = await visits.arrive();
    await listener.opens(path);
    await listener.seesHeading(NOT_FOUND);
  });

  it.each(['/artist/anybody', '/album/any', '/playlist/any', '/category/any', '/section/any'])(
    '%s, which the server does not have, shows the not-found page too',
    async (path) => {
      const listener = await visits.arrive();
      await listener.opens(path);
      await listener.seesHeading(NOT_FOUND);
      expect(visits.takeComplaints().filter((complaint) => !complaint.includes('404'))).toEqual([]);
    },
  );

  it('does not stop the music', async () => {
    const listener = await visits.arrive();
    await listener.opens('/nowhere');
    await listener.followsLink('Về trang chủ');
    const title = await listener.playsFrom('Mới phát hành', 1);
    const before = await listener.ears.hearTone(toneOf(title));
    await listener.goesBackInHistory();
    await listener.seesHeading(NOT_FOUND);
    await listener.sees('Nhạc của bạn vẫn đang phát.');
    const after = await listener.ears.hearTone(toneOf(title));
    expect(after.position).toBeGreaterThan(before.position);
    await listener.player.showsSong(title);
  });

  it('shows another page when it is /403 or /500', async () => {
    const listener = await visits.arrive();
    await listener.opens('/403');
    await listener.seesHeading('Bạn chưa vào được chỗ này');
    await listener.opens('/500');
    await listener.seesHeading('Sóng đang động');
  });
});

describe('Navigation between pages', () => {
  const visits = withVisits();

  it('does not stop the music either', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const title = await listener.playsFrom('Mới phát hành', 1);
    const before = await listener.ears.hearTone(toneOf(title));
    await listener.followsSongLink(title);
    await listener.seesHeading(title);
    await listener.goesBackInHistory();
    await listener.seesSection('Mới phát hành');
    const after = await listener.ears.hearTone(toneOf(title));
    expect(after.position).toBeGreaterThan(before.position);
  });
});
