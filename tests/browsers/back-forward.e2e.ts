import { AccountPage } from '../support/e2e/account.page';
import type { FeedPage } from '../support/e2e/feed.page';
import { KeepingPage } from '../support/e2e/library.page';
import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { OtherSite } from '../support/e2e/other-site';
import { withShortProduct } from '../support/e2e/short-visits';
import { TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';

const LONG = 'Thềm Nắng Cũ';
const NAME = 'Nguyên Khuê';
const OTHER = 'Trúc Lam';
const [SONG] = TITLES;

describe('A listener who goes to another site and comes back', () => {
  const visits = withVisits();
  const { join, arriveAs, albumPath, ids, openTab } = withSmallProduct(visits);
  const shorts = withShortProduct(visits);
  const atOnce = OtherSite.comesBackAtOnce;
  let site: OtherSite;

  beforeEach(async () => {
    site = await OtherSite.open();
  });
  afterEach(() => site.close());

  async function listensToLong(): Promise<Listener> {
    const listener = await visits.arrive();
    await listener.opensSong(LONG);
    await listener.plays(LONG);
    await listener.ears.hearTone(toneOf(LONG));
    return listener;
  }

  /** The position of a clip after the listener comes back to it: its position is not stored. */
  const placeAfter = (left: number): number => (atOnce ? left : 0);

  /** Needs one press, unless the page was reloaded: then a clip plays by itself. */
  async function movesOn(feed: FeedPage): Promise<void> {
    if (atOnce) await feed.presses('Space');
    await feed.moves();
  }

  const offersToSignIn = ({ page }: Listener): Promise<void> =>
    page.getByRole('link', { name: 'Đăng nhập', exact: true }).first().waitFor();

  /** The song is paused where it was left, and one press plays on from there. */
  async function playsOn(listener: Listener, left: number): Promise<void> {
    await listener.player.showsSong(LONG);
    await listener.player.rests();
    const stands = await listener.player.position();
    expect(Math.abs(stands - left)).toBeLessThan(2);
    await listener.player.resumes();
    await listener.ears.hearTone(toneOf(LONG));
    expect((await listener.player.position()) - stands).toBeGreaterThan(0);
  }

  it('finds the page and the position of the song as they were, and plays on with one press', async () => {
    const listener = await listensToLong();
    await listener.player.pauses();
    const left = await listener.player.position();
    await site.isVisitedBy(listener);
    expect((await site.isLeftBy(listener)).isKept).toBe(atOnce);
    await playsOn(listener, left);
  });

  it('finds a song that was playing at the position where it was left, paused until it is played', async () => {
    const listener = await listensToLong();
    await listener.page.waitForLoadState('networkidle');
    const left = await listener.player.position();
    await site.isVisitedBy(listener);
    expect((await site.isLeftBy(listener)).isKept).toBe(atOnce);
    await playsOn(listener, left);
  });

  it('no longer drags the seek bar that was being dragged on leaving', async () => {
    const listener = await listensToLong();
    await listener.player.pauses();
    const left = await listener.player.position();
    await listener.player.holdsSeekBar(0.8);
    await site.isVisitedBy(listener);
    await listener.page.mouse.up();
    expect((await site.isLeftBy(listener)).isKept).toBe(atOnce);
    await listener.page.mouse.move(5, 5);
    await listener.player.rests();
    expect(Math.abs((await listener.player.position()) - left)).toBeLessThan(2);
  });

  it('finds a paused short video where it was left, and plays on', async () => {
    const { listener, feed } = await shorts.arrive();
    await feed.opens();
    await feed.moves();
    await feed.presses('ArrowDown');
    await feed.isAt(2);
    await feed.reaches(1);
    await feed.presses('Space');
    await feed.stands();
    const words = await feed.words();
    const left = await feed.picture();
    await listener.page.waitForLoadState('networkidle');
    await site.isVisitedBy(listener);
    expect((await site.isLeftBy(listener)).isKept).toBe(atOnce);
    expect(await feed.words()).toBe(words);
    await feed.standsAt(placeAfter(left.position));
    await movesOn(feed);
  });

  it('finds a playing short video moving on from where it was left', async () => {
    const { listener, feed } = await shorts.arrive();
    await feed.opens();
    await feed.reaches(2);
    await site.isVisitedBy(listener);
    expect((await site.isLeftBy(listener)).isKept).toBe(atOnce);
    await feed.moves();
    const { position } = await feed.picture();
    expect(position).toBeGreaterThanOrEqual(placeAfter(2) - 0.3);
  });

  it('is still signed in, and receives changes from other devices', async () => {
    const member = await join(NAME);
    const listener = await arriveAs(member);
    await listener.opens(await albumPath());
    const hands = new KeepingPage(listener);
    await hands.seesHeart(SONG, false);
    await listener.page.waitForLoadState('networkidle');
    await site.isVisitedBy(listener);
    const [first] = await ids([SONG]);
    await member.ask('/backend/favorite-song/add', 'POST', { song_ids: [first] });
    expect((await site.isLeftBy(listener)).isKept).toBe(atOnce);
    await new AccountPage(listener).isKnownAs(NAME);
    await hands.seesHeart(SONG, true);
    await member.ask('/backend/favorite-song/delete', 'POST', { song_ids: [first] });
    await hands.seesHeart(SONG, false);
  });

  it('sees a song that was liked before leaving as liked also where the browser did not cache the page', async () => {
    const listener = await arriveAs(await join(NAME));
    await listener.opens(await albumPath());
    const hands = new KeepingPage(listener);
    await hands.seesHeart(SONG, false);
    await hands.heart(SONG).click();
    await hands.seesHeart(SONG, true);
    await listener.page.waitForLoadState('networkidle');
    await site.isVisitedBy(listener, { isKept: false });
    expect((await site.isLeftBy(listener)).isKept).toBe(false);
    await hands.seesHeart(SONG, true);
  });

  /** A listener leaves a page for the other site; meanwhile their session ends in another tab of the browser. */
  async function signsOutElsewhere(): Promise<{ listener: Listener; other: Listener }> {
    const listener = await arriveAs(await join(NAME));
    await listener.opensHome();
    await new AccountPage(listener).isKnownAs(NAME);
    await listener.page.waitForLoadState('networkidle');
    await site.isVisitedBy(listener);
    const other = await openTab(listener);
    await other.opensHome();
    await new AccountPage(other).chooses(NAME, 'Đăng xuất');
    await offersToSignIn(other);
    return { listener, other };
  }

  it('sees nothing of a session that ended in another tab meanwhile', async () => {
    const { listener } = await signsOutElsewhere();
    const sight = await site.isLeftBy(listener);
    expect([sight.isKept, sight.words.includes(NAME)]).toEqual([atOnce, false]);
    await offersToSignIn(listener);
  });

  it('is signed in as the account that signed in in another tab, and sees nothing of the previous account', async () => {
    const { listener, other } = await signsOutElsewhere();
    const { email, password } = await join(OTHER);
    await other.opens('/login');
    await new AccountPage(other).signsIn(email, password);
    await new AccountPage(other).isKnownAs(OTHER);
    const sight = await site.isLeftBy(listener);
    expect([sight.isKept, sight.words.includes(NAME)]).toEqual([atOnce, false]);
    await new AccountPage(listener).isKnownAs(OTHER);
  });
});
