import { randomInt } from 'node:crypto';
import { rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AccountHands, mailedCode } from '../support/e2e/account-hands';
import { makeTemporaryFolder } from '../support/e2e/product';
import { toneOf } from '../support/e2e/library-facts';
import { TITLES } from '../support/e2e/small-product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';
import { drawCover } from '../support/fixtures/draw-cover';

const [SONG] = TITLES;
const NAME = 'Nguyên Khuê';
const EMAIL = `khue-${randomInt(1e9)}@song.test`;
const PASSWORD = 'gió về trên đồi xa';
const NEW_PASSWORD = 'mưa rơi dưới phố gần';
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
    return { listener, hands: new AccountHands(listener) };
  }

  async function arriveSignedIn(path = '/profile') {
    const { listener, hands } = await arrive();
    await listener.opens(`/login?next=${encodeURIComponent(path)}`);
    await hands.signsIn(EMAIL, PASSWORD);
    await hands.isKnownAs(NAME);
    return { listener, hands };
  }

  it('is signed in where the listener was, and the music goes on', async () => {
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
    // What was under way when the session ended is refused.
    expect(visits.takeComplaints().filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });

  it('is not opened by a wrong password, and says so', async () => {
    const { listener, hands } = await arrive();
    await listener.opens('/login');
    await hands.submits();
    await listener.sees('Vui lòng nhập email!');
    expect(await hands.focusedField()).toBe('Email');

    await hands.signsIn(EMAIL, 'không phải thế này');

    await listener.sees('Email hoặc mật khẩu chưa đúng.');
    expect(visits.takeComplaints().filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });

  it('is reached by the keyboard alone', async () => {
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

  it('has a picture: cut, sent, and shown here and on every other device', async () => {
    const { listener } = await arriveSignedIn();
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await drawCover(40, 'png') };
    await listener.page.locator('input[type="file"]').setInputFiles(file);
    await listener.page.getByRole('slider', { name: 'Phóng to' }).waitFor();
    await listener.page.getByLabel(/phím mũi tên/).focus();
    await listener.presses('ArrowRight');
    await listener.pressesButton('Dùng ảnh này');
    await listener.sees('Đã đổi ảnh đại diện');

    const { listener: elsewhere } = await arriveSignedIn();
    const source = await elsewhere.page.locator('header img').first().getAttribute('src');

    expect(source).toMatch(/\?w=\d+$/);
  });

  it('refuses 50 MB and a drawing in words, and nothing of them is sent', async () => {
    const { listener } = await arriveSignedIn();
    const sent: string[] = [];
    listener.page.on('request', (request) => sent.push(request.url()));
    const input = listener.page.locator('input[type="file"]');
    const folder = await makeTemporaryFolder();
    const vast = path.join(folder, 'a.png');
    await writeFile(vast, '');
    await truncate(vast, 50_000_000);
    await input.setInputFiles(vast);
    await rm(folder, { recursive: true });
    await listener.sees('Ảnh lớn hơn 10 MB. Chọn ảnh nhỏ hơn nhé.');

    await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await listener.sees('Tệp này không phải là ảnh PNG, JPEG hoặc WebP.');

    expect(sent.filter((url) => /avatar|refresh/.test(url))).toEqual([]);
  });

  it('signs another device out at once', async () => {
    const { listener: other } = await arriveSignedIn();
    const { listener } = await arriveSignedIn('/profile/device-management');
    const rows = listener.page.getByRole('main').getByRole('listitem');
    await rows.nth(1).waitFor();
    await listener.page.getByRole('button', { name: /^Đăng xuất \d+ thiết bị khác$/ }).click();
    await listener.page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất', exact: true }).click();
    await listener.sees('Thiết bị này');
    await rows.nth(1).waitFor({ state: 'detached' });

    await other.opens('/profile/device-management');
    await other.seesHeading('Nghe tiếp nhé');

    expect(visits.takeComplaints().filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });

  it('gets a new password by a code, and is signed out everywhere', async () => {
    const { listener: other } = await arriveSignedIn();
    const { listener, hands } = await arrive();
    await listener.opens('/reset-password');
    await listener.seesHeading('Quên mật khẩu');
    await hands.fills('Email', EMAIL);
    await hands.submits();
    await listener.seesHeading('Nhập mã');
    await listener.page.keyboard.insertText(await mailedCode(product(), EMAIL));
    await listener.seesHeading('Đặt mật khẩu mới');
    await hands.fills('Mật khẩu', NEW_PASSWORD);
    await hands.fills('Mật khẩu một lần nữa', NEW_PASSWORD);
    await hands.submits();
    await listener.seesHeading('Đã đặt mật khẩu mới');
    await listener.followsLink('Đăng nhập');
    await hands.signsIn(EMAIL, NEW_PASSWORD);
    await hands.isKnownAs(NAME);

    await other.opens('/profile/device-management');
    await other.seesHeading('Nghe tiếp nhé');

    expect(visits.takeComplaints().filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });
});
