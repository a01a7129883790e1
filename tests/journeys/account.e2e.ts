import { randomInt } from 'node:crypto';
import { AccountPage } from '../support/e2e/account.page';
import { toneOf } from '../support/e2e/library-facts';
import { SessionTabs } from '../support/e2e/session-tabs';
import { TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';

const [SONG] = TITLES;
const NAME = 'Nguyên Khuê';
const EMAIL = `khue-${randomInt(1e9)}@song.test`;
const PASSWORD = 'gió về trên đồi xa';
const EXPIRIES = 5;
const REFUSED = /401|400/;

describe('An account', () => {
  const visits = withVisits();
  const { product, arrive: arriveThere } = withSmallProduct(visits);

  beforeAll(async () => {
    const { listener, hands } = await arrive();
    await hands.signsUp(NAME, EMAIL, PASSWORD);
    await listener.page.context().close();
  });

  async function arrive() {
    const listener = await arriveThere();
    return { listener, hands: new AccountPage(listener) };
  }

  async function arriveSignedIn(path = '/profile') {
    const { listener, hands } = await arrive();
    await listener.opens(`/login?next=${encodeURIComponent(path)}`);
    await hands.signsIn(EMAIL, PASSWORD);
    await hands.isKnownAs(NAME);
    return { listener, hands };
  }

  it('leads back to the page where the listener was, after signing in, and the music continues', async () => {
    const { listener, hands } = await arrive();
    await listener.opensHome();
    await listener.plays(SONG);
    await listener.followsSongLink(SONG);
    await listener.seesHeading(SONG);
    const before = await listener.ears.hearTone(toneOf(SONG));
    const songPage = new URL(listener.page.url()).pathname;

    await listener.followsLink('Đăng nhập');
    await listener.seesHeading('Nghe tiếp nhé');
    const during = await listener.ears.hearTone(toneOf(SONG));
    await listener.player.showsSong(SONG);
    await hands.signsIn(EMAIL, PASSWORD);
    await listener.seesHeading(SONG);

    const after = await listener.ears.hearTone(toneOf(SONG));
    expect(new URL(listener.page.url()).pathname).toBe(songPage);
    expect(during.position).toBeGreaterThan(before.position);
    expect(after.position).toBeGreaterThan(during.position);
  });

  it('is still signed in after a reload, and not after signing out', async () => {
    const { listener, hands } = await arriveSignedIn();
    await listener.reloads();
    await listener.seesHeading('Tài khoản');

    await hands.chooses(NAME, 'Đăng xuất');
    await listener.seesHeading('Trang chủ');
    expect(await listener.stored('accessToken')).toBeNull();
    expect(await listener.stored('refresh_token')).toBeNull();
    await listener.opens('/profile');

    await listener.seesHeading('Nghe tiếp nhé');
    // Requests that were pending when the session ended are refused.
    expect(visits.takeComplaints().filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });

  it('is not opened with a wrong password, and the page says so on screen', async () => {
    const { listener, hands } = await arrive();
    await listener.opens('/login');
    await hands.submits();
    await listener.sees('Vui lòng nhập email!');
    expect(await hands.focusedField()).toBe('Email');

    await hands.signsIn(EMAIL, 'không phải thế này');

    await listener.sees('Email hoặc mật khẩu chưa đúng.');
    expect(visits.takeComplaints().filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });

  it('is signed in with the keyboard alone', async () => {
    const { listener, hands } = await arrive();
    await listener.opens('/login?next=%2Fprofile');
    await listener.page.getByLabel('Email', { exact: true }).focus();
    await listener.page.keyboard.insertText(EMAIL);
    await listener.presses('Tab');
    await listener.presses('Tab');
    expect(await hands.focusedField()).toBe('Mật khẩu');
    await listener.page.keyboard.insertText(PASSWORD);
    await listener.presses('Enter');

    await listener.seesHeading('Tài khoản');
  });

  it('stays signed in when its tokens expire, in two tabs, with one refresh each time', async () => {
    const { listener } = await arrive();
    const session = await SessionTabs.open(listener.page.context(), product().address, 'nothing');
    await session.openTabs(2);
    for (let round = 1; round <= EXPIRIES; round += 1) {
      await session.expireToken();
      await session.allAsk();
      expect(session.refreshCalls).toBe(round);
    }
    expect(session.rotations.size).toBe(EXPIRIES);
    expect(await session.stored('refresh_token')).toBe([...session.rotations].at(-1));
    expect(visits.takeComplaints().filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });
});
