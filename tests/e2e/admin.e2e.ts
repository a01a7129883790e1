import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { AccountPage } from '../support/e2e/account.page';
import { accessFaults } from '../support/e2e/access-faults';
import { trackCalled } from '../support/e2e/library-facts';
import { Member } from '../support/e2e/member';
import { makeTemporaryFolder, Product } from '../support/e2e/product';
import { withVisits, type Arrival } from '../support/e2e/visits';
import { TRUNCATED_FILE } from '../support/fixtures/library-tracks';
import { copyFiles } from '../support/fixtures/make-library';

const SONG = trackCalled('Quarter Past Rain');
const PAGES = ['/admin', '/admin/accounts', '/admin/songs', '/admin/absent', '/admin/comments', '/admin/figures'];
const SEEN_MS = 20_000;

describe('Administration', () => {
  const visits = withVisits();
  let mediaFolder = '';
  let product: Product;
  let admin: Member;

  beforeAll(async () => {
    mediaFolder = await makeTemporaryFolder();
    await copyFiles(mediaFolder, [SONG.file, TRUNCATED_FILE]);
    product = await Product.start({ mediaFolder });
    admin = await Member.join(product, 'Mộc Lam');
  }, 150_000);
  afterAll(async () => {
    await product.stopAndForget();
    await rm(mediaFolder, { recursive: true, force: true });
  });

  async function arriveAs(member: Member, arrival: Arrival = {}) {
    const listener = await visits.arrive({ address: product.address, ...arrival });
    await member.signInto(listener.page.context());
    return listener;
  }

  it('is closed to a listener, and asks a guest to sign in', async () => {
    const listener = await arriveAs(await Member.join(product));
    await listener.opens('/admin');
    await listener.seesHeading('Bạn chưa vào được chỗ này');
    const guest = await visits.arrive({ address: product.address });
    await guest.opens('/admin');
    await guest.sees('Đăng nhập để vào hệ thống quản trị.');
    expect(new URL(guest.page.url()).search).toBe('?next=%2Fadmin');
  });

  it('locks an account: its browser is signed out, and the next sign-in is refused with the reason', async () => {
    const member = await Member.join(product, 'Thuỳ Khuê');
    const locked = await arriveAs(member);
    await locked.opens('/profile');
    await locked.seesHeading('Tài khoản');
    const { page } = await arriveAs(admin);
    await page.goto(`${product.address}/admin/accounts`);
    await page.getByRole('button', { name: 'Khoá Thuỳ Khuê' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Khoá', exact: true }).click();
    await page.getByRole('button', { name: 'Mở khoá Thuỳ Khuê' }).waitFor();
    await locked.page.goto(`${product.address}/profile/device-management`);
    await locked.page.waitForURL(/\/login/, { timeout: SEEN_MS });
    await new AccountPage(locked).signsIn(member.email, member.password);
    await locked.sees('Tài khoản này đã bị khoá. Hãy liên hệ người quản trị.');
    // The browser logs the refused requests.
    visits.takeComplaints();
  });

  it('shows the files that the import refused, and scans again', async () => {
    const { page } = await arriveAs(admin);
    await page.goto(`${product.address}/admin`);
    await page.getByRole('row').filter({ hasText: TRUNCATED_FILE }).waitFor();
    await page.getByRole('button', { name: 'Quét lại' }).click();
    await page.getByText('Đã quét xong').waitFor();
  });

  it('renames a song: search finds and shows the new name, also after the next scan', async () => {
    const { page } = await arriveAs(admin);
    await page.goto(`${product.address}/admin/songs`);
    await page.getByRole('button', { name: `Sửa thông tin ${SONG.title}` }).click();
    await page.getByRole('textbox', { name: 'Tên bài hát' }).fill('Mưa Lúc Một Giờ Kém');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await page.getByRole('row', { name: /Mưa Lúc Một Giờ Kém Đã sửa/ }).waitFor();
    await admin.ask('/backend/import', 'POST');
    const listener = await visits.arrive({ address: product.address });
    await listener.opens('/search?q=mua luc mot gio');
    await listener.page.getByText('Mưa Lúc Một Giờ Kém').first().waitFor();
  });

  it.each(['light', 'dark'])('has no serious accessibility fault on any page, %s', async (theme) => {
    const { page } = await arriveAs(admin, { isPhone: theme === 'dark' });
    await page.addInitScript((look) => localStorage.setItem('theme', look), theme);
    const faults: string[] = [];
    for (const path of PAGES) {
      await page.goto(`${product.address}${path}`);
      await page.getByRole('heading', { level: 1, name: 'Quản trị' }).waitFor();
      await page.locator('main table, main [role="status"], main figure').first().waitFor();
      faults.push(...(await accessFaults(page)).map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

describe('The data of an account', () => {
  const visits = withVisits();
  let product: Product;

  beforeAll(async () => {
    product = await Product.start({ environment: { DEMO: 'off' } });
    await Member.join(product, 'Mộc Lam');
  }, 150_000);
  afterAll(() => product.stopAndForget());

  it('is downloaded; deleting the account signs the listener out and leaves nothing in the browser', async () => {
    const member = await Member.join(product, 'Hạ Vy');
    const listener = await visits.arrive({ address: product.address });
    await member.signInto(listener.page.context());
    const { page } = listener;
    await listener.opens('/profile');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tải dữ liệu về' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^song-\d{4}-\d\d-\d\d\.json$/);
    const kept = JSON.parse(await text(await download.createReadStream())) as { profile: { email: string } };
    expect(kept.profile.email).toBe(member.email);

    await page.getByRole('button', { name: 'Xoá tài khoản' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mật khẩu', { exact: true }).fill(member.password);
    // The page reloads once all data is gone.
    const anew = page.waitForEvent('load', { timeout: SEEN_MS });
    await dialog.getByRole('button', { name: 'Xoá tài khoản' }).click();
    await anew;
    await listener.page.getByRole('link', { name: 'Đăng nhập' }).waitFor({ timeout: SEEN_MS });
    const left = await page.evaluate(() => [
      localStorage.getItem('accessToken'),
      localStorage.getItem('refresh_token'),
    ]);
    expect(left).toEqual([null, null]);
    await listener.opens('/login');
    await new AccountPage(listener).signsIn(member.email, member.password);
    await listener.sees('Email hoặc mật khẩu chưa đúng.');
    // The browser logs the refused requests.
    visits.takeComplaints();
  });
});
