import { aHomeSection } from '../../support/builders/a-home-section';
import { songs } from '../../support/builders/a-song';
import { openProduct } from '../../support/presentation/render-app';

const ADMIN = { isSignedIn: true, profile: { role: 'admin' } } as const;
const NO_FOLDER = { hasMediaFolder: false, isRunning: false, found: 0, processed: 0, refused: 0 };

describe('the home page while it loads or is empty', () => {
  it('shows a skeleton with a loading message, then the page', async () => {
    const sections = [aHomeSection('new').titled('Mới phát hành').ofSongs(songs('a')).build()];
    const product = await openProduct({ sections, after: 0 });
    expect(product.hasText('Đang tải')).toBe(true);

    await product.wait(300);

    expect(product.hasText('Đang tải')).toBe(false);
    expect(await product.heading('Mới phát hành')).toBeVisible();
  });

  it('shows the page layout after 2 s without data, with one placeholder for each section', async () => {
    const product = await openProduct({
      after: 0,
      arrange: ({ home }) => void jest.spyOn(home, 'home').mockReturnValue(new Promise(() => undefined)),
    });
    const sections = () => [...document.querySelectorAll('[aria-busy="true"] section')];
    await product.wait(1999);
    expect(sections()).toHaveLength(0);

    await product.wait(1);

    // The top cards have no heading; every other section has one above its block.
    expect(sections().map((section) => section.childElementCount)).toEqual([1, 2, 2, 2, 2, 2, 2]);
    expect(product.hasText('Đang tải')).toBe(true);
  });

  it('says why the page could not be loaded, and tries again', async () => {
    const product = await openProduct({ homeFailure: { kind: 'offline' } });
    expect(await product.heading('Chưa tải được trang chủ')).toBeVisible();
    expect(product.hasText('Bạn đang ngoại tuyến. Kiểm tra mạng rồi thử lại nhé.')).toBe(true);

    product.harness.home.failure = null;
    await product.press('Thử lại');

    expect(await product.heading('Chưa có nhạc ở đây')).toBeVisible();
  });

  it.each([
    ['an admin', ADMIN],
    ['a guest on the machine of the server, as long as there are no accounts', {}],
  ])('explains how to add music when there is none, for %s', async (_, account) => {
    const product = await openProduct({ account, importing: NO_FOLDER });

    expect(await product.heading('Chưa có nhạc ở đây')).toBeVisible();
    expect(product.hasText('MEDIA_DIR=~/Music npm start')).toBe(true);
    expect(await product.accessFaults()).toEqual([]);
  });

  it.each([
    ['a guest', {}, 'Nếu bạn quản lý máy chủ này', ['/login', '/login']],
    ['a listener', { isSignedIn: true }, 'Khi có nhạc, nhạc sẽ hiện ở đây.', []],
  ])('shows %s that there is no music, without information about the folder', async (...row) => {
    const [, account, words, doors] = row;
    const product = await openProduct({ account });

    expect(await product.heading('Chưa có nhạc ở đây')).toBeVisible();
    expect(product.hasText(new RegExp(words))).toBe(true);
    expect(product.hasText('MEDIA_DIR=~/Music npm start')).toBe(false);
    expect(product.links('Đăng nhập')).toEqual(doors);
    expect(product.harness.viewModels.imports.progress).toBeNull();
    expect(await product.accessFaults()).toEqual([]);
  });

  it('shows music that is added meanwhile', async () => {
    const product = await openProduct();
    const { home } = product.harness;

    home.sections = [aHomeSection('new').titled('Mới phát hành').ofSongs(songs('a')).build()];
    await product.wait(5_000);

    expect(await product.heading('Mới phát hành')).toBeVisible();
  });

  it('copies the command to the clipboard', async () => {
    const product = await openProduct({ account: ADMIN, importing: NO_FOLDER });

    await product.press('Sao chép lệnh');

    expect(product.notices()).toEqual(['Đã sao chép lệnh']);
    expect(await product.clipboard()).toBe('MEDIA_DIR=~/Music npm start');
  });

  it('says that a connected folder contains no playable files', async () => {
    const importing = { hasMediaFolder: true, isRunning: false, found: 2, processed: 2, refused: 2 };
    const product = await openProduct({ account: ADMIN, importing, language: 'en' });

    expect(product.hasText('Your music folder is connected, but nothing in it can be played yet.')).toBe(true);
    expect(product.hasText('MEDIA_DIR=~/Music npm start')).toBe(false);
  });

  it('shows the progress of an import', async () => {
    const importing = { hasMediaFolder: true, isRunning: true, found: 4000, processed: 1200, refused: 2 };
    const product = await openProduct({ account: ADMIN, importing });

    expect(product.hasText('Đang đưa nhạc vào: 1.200 trên 4.000 tệp')).toBe(true);
    expect(product.hasText('Bỏ qua 2 tệp không đọc được')).toBe(true);
  });
});
