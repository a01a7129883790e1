import { screen } from '@testing-library/react';
import type { FolderScan } from '../../../src/domain/administration/library-care.port';
import { aManagedAccount, aManagedSong, anAbsentThing, aReportedComment } from '../../support/builders/a-managed';
import { openProduct } from '../../support/presentation/render-app';
import type { Harness } from '../../support/presentation/harness';

const ADMIN = { isSignedIn: true, profile: { id: 'admin', role: 'admin', name: 'Mộc Lam' } } as const;

const NOTHING_COUNTED: FolderScan['counts'] = {
  found: 0,
  processed: 0,
  added: 0,
  changed: 0,
  moved: 0,
  removed: 0,
  unchanged: 0,
  refused: 0,
  hidden: 0,
};

const people = ({ administration }: Harness): void => {
  administration.accounts = [
    aManagedAccount({ id: 'admin', name: 'Mộc Lam', role: 'admin', email: 'lam@song.test' }),
    aManagedAccount(),
    ...Array.from({ length: 120 }, (_, at) =>
      aManagedAccount({ id: `p${at}`, name: `Người ${at}`, createdAt: '2025' }),
    ),
  ];
};

describe('the administration pages', () => {
  it('are closed to a listener', async () => {
    const product = await openProduct({ path: '/admin', account: { isSignedIn: true } });
    expect(await product.heading('Bạn chưa vào được chỗ này')).toBeVisible();
  });

  it('start at /admin for an admin', async () => {
    const product = await openProduct({ path: '/admin/songs', account: ADMIN });
    expect(product.links('Nguồn nhạc')).toEqual(['/admin']);
  });

  it('redirect a guest to the sign-in page, which gives the reason', async () => {
    const product = await openProduct({ path: '/admin/songs' });
    expect(product.path).toBe('/login?next=%2Fadmin%2Fsongs');
    expect(product.hasText('Đăng nhập để vào hệ thống quản trị.')).toBe(true);
  });

  it.each([
    ['an admin', ADMIN, true],
    ['a listener', { isSignedIn: true }, false],
  ] as const)('are in the menu of admins only: %s', async (_who, account, isThere) => {
    const product = await openProduct({ account });
    await product.press(/Tài khoản/);
    expect(product.menu().includes('Quản trị')).toBe(isThere);
    expect(product.menu()).toContain('Đăng xuất');
  });

  it('lock an account after confirmation, but not the admin’s own account', async () => {
    const product = await openProduct({ path: '/admin/accounts', account: ADMIN, arrange: people });
    expect(product.hasButton('Khoá Mộc Lam')).toBe(false);
    await product.press('Khoá Hạ Vy');
    expect(await product.dialog('Khoá Hạ Vy?')).toBeVisible();
    await product.press('Khoá');
    expect(product.hasDialog()).toBe(false);
    expect(product.harness.administration.accounts[1]).toMatchObject({ isLocked: true });
    expect(product.hasText('Đã khoá')).toBe(true);
    expect(await product.accessFaults()).toEqual([]);
  });

  it.each([
    [{}, 'Khoá Hạ Vy', 'Khoá', { isLocked: true }],
    [{ isLocked: true }, 'Mở khoá Hạ Vy', 'Mở khoá', { isLocked: false }],
    [{}, 'Trao quyền quản trị cho Hạ Vy', 'Trao quyền quản trị', { role: 'admin' }],
    [{ role: 'admin' }, 'Bỏ quyền quản trị của Hạ Vy', 'Bỏ quyền quản trị', { role: 'listener' }],
  ] as const)('change an account that is %j as the button says: %s', async (facts, name, words, change) => {
    const arrange = ({ administration }: Harness): void => void (administration.accounts = [aManagedAccount(facts)]);
    const product = await openProduct({ path: '/admin/accounts', account: ADMIN, arrange });
    expect(product.button(name)).toHaveTextContent(words);
    await product.press(name);
    if (product.hasDialog()) await product.press(words);
    expect(product.harness.administration.accounts).toMatchObject([change]);
    expect(product.hasButton(name)).toBe(false);
  });

  it('grant and remove premium with a switch', async () => {
    const arrange = ({ administration }: Harness): void => void (administration.accounts = [aManagedAccount()]);
    const product = await openProduct({ path: '/admin/accounts', account: ADMIN, arrange });
    const toggle = product.field('Premium cho Hạ Vy');
    await product.user.click(toggle);
    expect([toggle.matches(':checked'), product.harness.administration.accounts[0]?.isPremium]).toEqual([true, true]);
    await product.user.click(toggle);
    expect([toggle.matches(':checked'), product.harness.administration.accounts[0]?.isPremium]).toEqual([false, false]);
  });

  it('have numbered pages, jumps of five pages, and a selectable number of rows', async () => {
    const product = await openProduct({ path: '/admin/accounts', account: ADMIN, arrange: people });
    expect(product.hasText('Tổng cộng 122')).toBe(true);
    await product.press('Tới 5 trang');
    expect(product.button('Trang 6')).toHaveAttribute('aria-current', 'page');
    await product.user.selectOptions(product.field('Số dòng mỗi trang'), '100');
    await product.wait(0);
    expect(product.rowCount()).toBe(101);
  });

  it('are available in English', async () => {
    const setting = { path: '/admin/accounts', account: ADMIN, arrange: people, language: 'en' } as const;
    const product = await openProduct(setting);
    expect(await product.heading('Administration')).toBeVisible();
    expect([product.hasButton('Next 5 Pages'), product.hasButton('Page 2')]).toEqual([true, true]);
    expect(product.field('Page Size')).toBeVisible();
  });

  it('edit the title of a song', async () => {
    const arrange = ({ administration }: Harness): void => void (administration.songs = [aManagedSong()]);
    const product = await openProduct({ path: '/admin/songs', account: ADMIN, arrange });
    await product.press('Sửa thông tin Bến Cũ');
    await product.user.clear(product.field('Tên bài hát'));
    await product.types('Tên bài hát', 'Bến Mới');
    expect(await product.accessFaults()).toEqual([]);
    await product.press('Lưu');
    expect(product.harness.administration.songs).toMatchObject([{ tags: { title: 'Bến Mới' } }]);
    expect(product.row(/Bến Mới Đã sửa/)).toBeVisible();
  });

  it('remove entries without a file for good, after confirmation', async () => {
    const old = anAbsentThing({ absence: { kind: 'away', since: '2025-01-02T03:04:05.000Z' } });
    const copied = anAbsentThing({ id: 'song2', title: 'Bến Mới', hasStandIn: true });
    const arrange = ({ administration }: Harness): void => void (administration.absent = [old, copied]);
    const product = await openProduct({ path: '/admin/absent', account: ADMIN, arrange });
    expect(product.row(/Bến Cũ Thuỳ Khuê Thuỳ Khuê\/Bến Cũ\.mp3 Vắng mặt · .* 3 2 41/)).toBeVisible();
    expect(await product.accessFaults()).toEqual([]);
    await product.press('Gỡ hẳn Bến Mới');
    expect(product.hasText(/chuyển hẳn sang bản sao/)).toBe(true);
    await product.press('Gỡ hẳn');
    expect(product.harness.administration.absent).toEqual([old]);
    await product.press('Gỡ hẳn 1 mục');
    await product.press('Gỡ hẳn');
    expect(product.harness.administration.absent).toEqual([]);
    expect(product.hasText('Không có gì vắng mặt.')).toBe(true);
  });

  it('delete reported comments', async () => {
    const arrange = ({ administration }: Harness): void => void (administration.comments = [aReportedComment()]);
    const product = await openProduct({ path: '/admin/comments', account: ADMIN, arrange });
    expect(product.row(/Mua hàng ở đây!.*Quảng cáo: 1/)).toBeVisible();
    await product.press('Xoá bình luận của Hạ Vy');
    await product.press('Xoá');
    expect(product.hasText('Không có bình luận nào bị báo cáo.')).toBe(true);
  });

  it('show plays as a chart and as a table', async () => {
    const days = Array.from({ length: 30 }, (_, at) => ({
      day: `2026-03-${String(at + 1).padStart(2, '0')}`,
      count: at,
    }));
    const top = [{ id: 'song1', title: 'Bến Cũ', artists: ['Thuỳ Khuê'], plays: 12 }];
    const arrange = ({ administration }: Harness): void => void (administration.figures = { days, top });
    const product = await openProduct({ path: '/admin/figures', account: ADMIN, arrange });
    expect(product.row(/5\/3\/2026 4/)).toBeInTheDocument();
    expect(product.row(/Bến Cũ Thuỳ Khuê 12/)).toBeVisible();
    expect(await product.accessFaults()).toEqual([]);
  });

  it.each([
    ['media-folder-missing', 'Không thấy thư mục nhạc.'],
    ['media-folder-unreadable', 'Không đọc được thư mục nhạc.'],
    ['media-folder-empty', 'Thư mục nhạc trống; thư viện được giữ nguyên.'],
    ['unexpected', 'Có lỗi ngoài dự kiến; xem nhật ký.'],
  ] as const)('say why the last scan of the music folder ended early: %s', async (failure, text) => {
    const counts = { ...NOTHING_COUNTED, found: 3 };
    const times = { startedAt: '2026-01-01T00:00:00Z', finishedAt: '2026-01-01T00:01:00Z' };
    const arrange = ({ administration }: Harness): void => {
      administration.library = {
        hasFolder: true,
        look: { state: 'failed', ...times, failure, counts },
        hasDemo: false,
      };
    };
    const product = await openProduct({ path: '/admin', account: ADMIN, arrange });
    expect(product.hasText(text)).toBe(true);
  });

  it('list refused, partly read and skipped files with the reasons, and save the list', async () => {
    const counts = { ...NOTHING_COUNTED, found: 3, processed: 3, added: 1, refused: 1, hidden: 1 };
    const look: FolderScan = {
      state: 'finished',
      startedAt: '2026-01-01T00:00:00Z',
      finishedAt: '2026-01-01T00:01:00Z',
      failure: null,
      counts,
    };
    const arrange = ({ administration }: Harness): void => {
      administration.library = { hasFolder: true, look, hasDemo: true };
      administration.files = {
        refused: [{ id: 'hỏng.mp3', message: 'Tệp bị cắt cụt.' }],
        reserved: [{ id: 'nửa.mp3', message: 'lời bài hát' }],
        hidden: [{ id: '.ẩn.mp3', message: 'Tên bắt đầu bằng dấu chấm.' }],
      };
    };
    const product = await openProduct({ path: '/admin', account: ADMIN, arrange });
    expect(product.row(/hỏng.mp3 Tệp bị cắt cụt/)).toBeVisible();
    await product.press('Tải danh sách về (CSV)');
    expect([...product.harness.administration.saved]).toEqual([
      ['song-files-refused-2026-02-28.csv', '\uFEFFTệp,Lý do\r\nhỏng.mp3,Tệp bị cắt cụt.\r\n'],
    ]);
    await product.happens(() => screen.getByRole('radio', { name: 'Đọc được một phần' }).click());
    expect(product.row(/nửa.mp3 lời bài hát/)).toBeVisible();
    await product.happens(() => screen.getByRole('radio', { name: 'Bị bỏ qua' }).click());
    expect(product.row(/.ẩn.mp3 Tên bắt đầu/)).toBeVisible();
    await product.press('Quét lại');
    await product.press('Đọc lại tất cả');
    expect(product.harness.administration.looks).toEqual(['changes', 'everything']);
    await product.press('Xoá nhạc mẫu');
    expect(await product.dialog('Xoá nhạc mẫu?')).toBeVisible();
    expect(await product.accessFaults()).toEqual([]);
  });
});

describe('the listener’s own data, on the profile page', () => {
  const open = () => openProduct({ path: '/profile', account: { isSignedIn: true } });

  it('can be saved as a file', async () => {
    const product = await open();
    await product.press('Tải dữ liệu về');
    expect(product.harness.account.saved).toHaveLength(1);
  });

  it('is deleted with the password, after the dialog lists what is deleted and what stays', async () => {
    const product = await open();
    await product.press('Xoá tài khoản');
    expect(await product.dialog('Xoá tài khoản của bạn?')).toHaveTextContent(/Bị xoá: .*Còn lại: /);
    expect(await product.accessFaults()).toEqual([]);
    await product.types('Mật khẩu', 'mot cau rat dai');
    await product.user.click(product.buttons('Xoá tài khoản').at(-1) ?? document.body);
    await product.wait(0);
    expect(product.harness.account.purges).toBe(1);
    expect(product.path).toBe('/');
  });
});
