import type { Page } from 'playwright-core';
import { AccountPage } from '../support/e2e/account.page';
import { aCollector, PAGES, type PageIds } from '../support/e2e/every-page';
import { differenceToFresh } from '../support/e2e/glass';
import { KeepingPage } from '../support/e2e/library.page';
import type { Listener } from '../support/e2e/listener';
import type { Member } from '../support/e2e/member';
import { looksAt, watchLooks } from '../support/e2e/seen-looks';
import { TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';
import { ENGLISH, VIETNAMESE } from '../support/e2e/words';

const NAME = 'Nguyên Khuê';
const [, , THIRD] = TITLES;

describe('Every page shows what a fresh load would show', () => {
  const visits = withVisits();
  const small = withSmallProduct(visits);
  const { arriveAs, openTab } = small;
  let member: Member;
  let at: PageIds;
  let shown: Page;
  let elsewhere: Listener;

  beforeEach(async () => {
    ({ member, at } = await aCollector(small, NAME));
  });

  const isFresh = async () => expect(await differenceToFresh(shown, elsewhere.page)).toBeNull();

  const signsOut = async () => {
    await elsewhere.opens('/songs');
    await new AccountPage(elsewhere).chooses(NAME, 'Đăng xuất');
    await elsewhere.page.getByRole('link', { name: 'Đăng nhập', exact: true }).waitFor();
  };

  const signsIn = async () => {
    await elsewhere.opens('/login?next=%2Fsongs');
    const hands = new AccountPage(elsewhere);
    await hands.signsIn(member.email, member.password);
    await hands.isKnownAs(NAME);
  };

  const looksAround = async () => {
    await elsewhere.opens('/songs');
    await elsewhere.pressesButton(VIETNAMESE.switchLanguage);
    await elsewhere.pressesButton(ENGLISH.toDark);
  };

  it.each(PAGES)(
    '%s: after another tab signed out, signed in, and switched to English and the dark theme',
    async (_, pathOf) => {
      const listener = await arriveAs(member);
      shown = listener.page;
      await shown.goto(`${listener.address}${pathOf(at)}`, { waitUntil: 'networkidle' });
      elsewhere = await openTab(listener);
      for (const happens of [signsOut, signsIn, looksAround]) {
        await happens();
        await isFresh();
      }
      expect(visits.takeComplaints().filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
    },
  );

  it('the dock: a liked song is liked after a reload, not after sign-out, and again after sign-in', async () => {
    const listener = await arriveAs(member);
    await listener.opens(`/album/${at.album}`);
    const hands = new KeepingPage(listener);
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
});

describe('A sign-in', () => {
  const visits = withVisits();
  const { join, arrive, openTab } = withSmallProduct(visits);
  const DARK_AND_ENGLISH = JSON.stringify({ theme: { value: 'dark', at: 1 }, language: { value: 'en', at: 1 } });

  it('shows the account’s pages only in the account’s language and theme, and does not change them, in two tabs', async () => {
    const member = await join();
    await member.ask('/backend/document/settings', 'PUT', { revision: 0, body: DARK_AND_ENGLISH });
    const listener = await arrive();
    const other = await openTab(listener);
    await other.opens('/songs');
    await watchLooks(listener.page);
    await listener.opens('/login?next=%2Flibrary');
    await new AccountPage(listener).signsIn(member.email, member.password);
    await listener.page.getByRole('button', { name: `Account of ${member.name}` }).waitFor();
    await other.page.getByRole('button', { name: `Account of ${member.name}` }).waitFor();
    await other.page.locator('html[data-theme="dark"][lang="en"]').waitFor();
    expect(await looksAt(listener.page, '/library')).toEqual(['en dark']);
    const { body } = await member.ask<{ body: string }>('/backend/document/settings');
    expect(JSON.parse(body)).toMatchObject(JSON.parse(DARK_AND_ENGLISH));
    visits.takeComplaints();
  });
});
