import { aCollector, PAGES, type PageIds } from '../support/e2e/every-page';
import { differenceToFresh } from '../support/e2e/glass';
import type { Member } from '../support/e2e/member';
import { TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';

const [, , THIRD] = TITLES;

describe('Every page of an account shows what a fresh load would show', () => {
  const visits = withVisits();
  const small = withSmallProduct(visits);
  const { arriveAs, openTab } = small;
  let member: Member;
  let at: PageIds;

  beforeEach(async () => {
    ({ member, at } = await aCollector(small, 'Nguyên Khuê'));
  });

  it.each(PAGES)(
    '%s: after another device liked, saved, followed, played and renamed other things',
    async (_, pathOf) => {
      const listener = await arriveAs(member);
      const { page: shown } = listener;
      await shown.goto(`${listener.address}${pathOf(at)}`, { waitUntil: 'load' });
      const [third] = await small.ids([THIRD]);
      await member.ask('/backend/favorite-song/delete', 'POST', { song_ids: [at.song] });
      await member.ask('/backend/favorite-song/add', 'POST', { song_ids: [third] });
      await member.ask('/backend/favorite-album-playlist/delete', 'POST', { album_playlist_ids: [at.album] });
      await member.ask('/backend/follow-artist/delete', 'POST', { artist_ids: [at.artist] });
      await member.ask(`/backend/playlist/${at.playlist}`, 'PUT', { name: 'Sớm bên cầu' });
      await member.ask('/backend/history', 'POST', { song_id: third, played_ms: 60_000 });
      await member.ask('/sso/user/me', 'PUT', { name: 'Bảo Nhi' });
      const { page: fresh } = await openTab(listener);
      expect(await differenceToFresh(shown, fresh)).toBeNull();
      visits.takeComplaints();
    },
  );

  it.each(['/artists', '/explore', '/library', '/history', '/profile/device-management'])(
    '%s: loads by itself once the network is back',
    async (path) => {
      const listener = await arriveAs(member);
      const { page } = listener;
      await listener.opens(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await listener.losesAnswers(/\/(backend|sso)\/|\/readyz$/);
      await page.reload();
      const retry = page.getByRole('button', { name: 'Thử lại' });
      await retry.waitFor();
      await page.context().setOffline(true);
      await listener.regainsAnswers(/\/(backend|sso)\/|\/readyz$/);
      await page.context().setOffline(false);
      await retry.waitFor({ state: 'hidden' });
      visits.takeComplaints();
    },
  );
});
