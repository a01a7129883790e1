import type { Page } from 'playwright-core';
import { AccountHands } from '../support/e2e/account-hands';
import { differenceToFresh } from '../support/e2e/glass';
import { KeepingHands } from '../support/e2e/keeping-hands';
import type { Listener } from '../support/e2e/listener';
import type { Member } from '../support/e2e/member';
import { looksAt, watchLooks } from '../support/e2e/seen-looks';
import { TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';
import { ENGLISH, VIETNAMESE } from '../support/e2e/words';

const NAME = 'Nguyên Khuê';
const [FIRST, SECOND, THIRD] = TITLES;

interface Ids {
  readonly song: string;
  readonly album: string;
  readonly artist: string;
  readonly playlist: string;
  readonly section: string;
}

/** Addresses by what stands there. */
const PAGES: readonly (readonly [string, (ids: Ids) => string])[] = [
  ['home', () => '/'],
  ['a song', ({ song }) => `/song/${song}`],
  ['an album', ({ album }) => `/album/${album}`],
  ['an own playlist', ({ playlist }) => `/playlist/${playlist}`],
  ['an artist', ({ artist }) => `/artist/${artist}`],
  ['a section', ({ section }) => `/section/${section}`],
  ['exploring', () => '/explore'],
  ['all songs', () => '/songs'],
  ['all artists', () => '/artists'],
  ['all collections', () => '/playlists-album'],
  ['what is new', () => '/collection/new'],
  ['what is liked', () => '/collection/liked'],
  ['what was heard', () => '/collection/recent'],
  ['a search', () => `/search?q=${encodeURIComponent(FIRST)}`],
  ['the library', () => '/library'],
  ['the history', () => '/history'],
  ['short videos', () => '/short-video'],
  ['the profile', () => '/profile'],
  ['the devices', () => '/profile/device-management'],
  ['administration', () => '/admin'],
  ['letters to the operator', () => '/contact'],
  ['the terms', () => '/policy-term'],
  ['nowhere', () => '/no/such/page'],
];

describe('Every page shows what a fresh load would', () => {
  const visits = withVisits();
  const { product, song, ids, join, arriveAs, openTab } = withSmallProduct(visits);
  let member: Member;
  let at: Ids;
  let shown: Page;
  let elsewhere: Listener;

  /** Somebody who keeps a little of everything. */
  beforeEach(async () => {
    member = await join(NAME);
    const first = await song(FIRST);
    const playlist = await member.makesPlaylist('Chiều trên đèo', await ids(TITLES));
    await member.ask('/backend/favorite-song/add', 'POST', { song_ids: await ids([FIRST, SECOND]) });
    await member.ask('/backend/favorite-album-playlist/add', 'POST', { album_playlist_ids: [first.album?.id] });
    await member.ask('/backend/follow-artist/add', 'POST', { artist_ids: [first.artist.id] });
    await member.ask('/backend/history', 'POST', { song_id: first.id, played_ms: 60_000 });
    const { sections } = await product().ask<{ sections: { id: string }[] }>('/backend/home/v1');
    at = {
      ...{ song: first.id, album: first.album?.id ?? '', artist: first.artist.id },
      ...{ playlist: playlist.id, section: sections[0]?.id ?? '' },
    };
  });

  const isFresh = async () => expect(await differenceToFresh(shown, elsewhere.page)).toBeNull();

  const signsOut = async () => {
    await elsewhere.opens('/songs');
    await new AccountHands(elsewhere).chooses(NAME, 'Đăng xuất');
    await elsewhere.page.getByRole('link', { name: 'Đăng nhập', exact: true }).waitFor();
  };

  const signsIn = async () => {
    await elsewhere.opens('/login?next=%2Fsongs');
    const hands = new AccountHands(elsewhere);
    await hands.signsIn(member.email, member.password);
    await hands.isKnownAs(NAME);
  };

  const looksAround = async () => {
    await elsewhere.opens('/songs');
    await elsewhere.pressesButton(VIETNAMESE.switchLanguage);
    await elsewhere.pressesButton(ENGLISH.toDark);
  };

  it.each(PAGES)('%s: after another tab signed out, signed in, spoke English and went dark', async (_, pathOf) => {
    const listener = await arriveAs(member);
    shown = listener.page;
    await shown.goto(`${listener.address}${pathOf(at)}`, { waitUntil: 'networkidle' });
    elsewhere = await openTab(listener);
    for (const happens of [signsOut, signsIn, looksAround]) {
      await happens();
      await isFresh();
    }
    expect(visits.takeComplaints().filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
  });

  it.each(PAGES)('%s: after another device liked, saved, followed, heard and named other things', async (_, pathOf) => {
    const listener = await arriveAs(member);
    shown = listener.page;
    await shown.goto(`${listener.address}${pathOf(at)}`, { waitUntil: 'load' });
    const [third] = await ids([THIRD]);
    await member.ask('/backend/favorite-song/delete', 'POST', { song_ids: [at.song] });
    await member.ask('/backend/favorite-song/add', 'POST', { song_ids: [third] });
    await member.ask('/backend/favorite-album-playlist/delete', 'POST', { album_playlist_ids: [at.album] });
    await member.ask('/backend/follow-artist/delete', 'POST', { artist_ids: [at.artist] });
    await member.ask(`/backend/playlist/${at.playlist}`, 'PUT', { name: 'Sớm bên cầu' });
    await member.ask('/backend/history', 'POST', { song_id: third, played_ms: 60_000 });
    await member.ask('/sso/user/me', 'PUT', { name: 'Bảo Nhi' });
    elsewhere = await openTab(listener);
    await isFresh();
    visits.takeComplaints();
  });

  it('the dock: what is liked is liked after a reload, not without an account, and again with one', async () => {
    const listener = await arriveAs(member);
    await listener.opens(`/album/${at.album}`);
    const hands = new KeepingHands(listener);
    await hands.plays(THIRD);
    await listener.player.pauses();
    await hands.seesHeart(THIRD, false, hands.dock);
    const liked = listener.page.waitForResponse((answer) => answer.url().endsWith('/favorite-song/add'));
    await hands.heart(THIRD).click();
    await hands.seesHeart(THIRD, true, hands.dock);
    await liked;
    await listener.opens('/songs');
    await hands.seesHeart(THIRD, true, hands.dock);
    elsewhere = await openTab(listener);
    await signsOut();
    await hands.seesHeart(THIRD, false, hands.dock);
    await signsIn();
    await hands.seesHeart(THIRD, true, hands.dock);
    visits.takeComplaints();
  });

  it.each(['/artists', '/explore', '/library', '/history', '/profile/device-management'])(
    '%s: comes by itself once the network is back',
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

describe('A sign-in', () => {
  const visits = withVisits();
  const { join, arrive, openTab } = withSmallProduct(visits);
  const DARK_AND_ENGLISH = JSON.stringify({ theme: { value: 'dark', at: 1 }, language: { value: 'en', at: 1 } });

  it('shows no page of the account but in its language and theme, leaves its choice alone, in two tabs', async () => {
    const member = await join();
    await member.ask('/backend/document/settings', 'PUT', { revision: 0, body: DARK_AND_ENGLISH });
    const listener = await arrive();
    const other = await openTab(listener);
    await other.opens('/songs');
    await watchLooks(listener.page);
    await listener.opens('/login?next=%2Flibrary');
    await new AccountHands(listener).signsIn(member.email, member.password);
    await listener.page.getByRole('button', { name: `Account of ${member.name}` }).waitFor();
    await other.page.getByRole('button', { name: `Account of ${member.name}` }).waitFor();
    await other.page.locator('html[data-theme="dark"][lang="en"]').waitFor();
    expect(await looksAt(listener.page, '/library')).toEqual(['en dark']);
    const { body } = await member.ask<{ body: string }>('/backend/document/settings');
    expect(JSON.parse(body)).toMatchObject(JSON.parse(DARK_AND_ENGLISH));
    visits.takeComplaints();
  });
});
