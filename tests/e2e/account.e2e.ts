import { rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AccountPage, mailedCode } from '../support/e2e/account.page';
import type { Listener } from '../support/e2e/listener';
import type { Member } from '../support/e2e/member';
import { makeTemporaryFolder } from '../support/e2e/product';
import { withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';
import { drawCover } from '../support/fixtures/draw-cover';

const NEW_PASSWORD = 'mưa rơi dưới phố gần';
const DEVICES = '/profile/device-management';
const REFUSED = /401|400/;

describe('An account', () => {
  const visits = withVisits();
  const { product, join, arrive, arriveAs } = withSmallProduct(visits);
  let member: Member;

  beforeEach(async () => {
    member = await join();
  });

  async function opensProfile(path = '/profile'): Promise<Listener> {
    const listener = await arriveAs(member);
    await listener.opens(path);
    await new AccountPage(listener).isKnownAs(member.name);
    return listener;
  }

  it('has a picture that is cropped, uploaded, and shown on this and every other device', async () => {
    const listener = await opensProfile();
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await drawCover(40, 'png') };
    await listener.page.locator('input[type="file"]').setInputFiles(file);
    await listener.page.getByRole('slider', { name: 'Phóng to' }).waitFor();
    await listener.page.getByLabel(/phím mũi tên/).focus();
    await listener.presses('ArrowRight');
    await listener.pressesButton('Dùng ảnh này');
    await listener.sees('Đã đổi ảnh đại diện');

    const elsewhere = await opensProfile();
    const source = await elsewhere.page.locator('header img').first().getAttribute('src');

    expect(source).toMatch(/\?w=\d+$/);
  });

  it('refuses a picture of 50 MB and an SVG with a message, and uploads neither', async () => {
    const listener = await opensProfile();
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
    const other = await opensProfile();
    const listener = await opensProfile(DEVICES);
    const rows = listener.page.getByRole('main').getByRole('listitem');
    await rows.nth(1).waitFor();
    await listener.page.getByRole('button', { name: /^Đăng xuất \d+ thiết bị khác$/ }).click();
    await listener.page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất', exact: true }).click();
    await listener.sees('Thiết bị này');
    await rows.nth(1).waitFor({ state: 'detached' });

    await other.opens(DEVICES);
    await other.seesHeading('Nghe tiếp nhé');

    expect(visits.takeComplaints().filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });

  it('gets a new password with a code, and is signed out on every device', async () => {
    const other = await opensProfile();
    const listener = await arrive();
    const hands = new AccountPage(listener);
    await listener.opens('/reset-password');
    await listener.seesHeading('Quên mật khẩu');
    await hands.fills('Email', member.email);
    await hands.submits();
    await listener.seesHeading('Nhập mã');
    await listener.page.keyboard.insertText(await mailedCode(product(), member.email));
    await listener.seesHeading('Đặt mật khẩu mới');
    await hands.fills('Mật khẩu', NEW_PASSWORD);
    await hands.fills('Mật khẩu một lần nữa', NEW_PASSWORD);
    await hands.submits();
    await listener.seesHeading('Đã đặt mật khẩu mới');
    await listener.followsLink('Đăng nhập');
    await hands.signsIn(member.email, NEW_PASSWORD);
    await hands.isKnownAs(member.name);

    await other.opens(DEVICES);
    await other.seesHeading('Nghe tiếp nhé');

    expect(visits.takeComplaints().filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });
});
