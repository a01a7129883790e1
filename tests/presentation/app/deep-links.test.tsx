import type { RouteObject } from 'react-router-dom';
import { routes } from '../../../src/presentation/app/routes';
import { aCollection, anArtistDetail } from '../../support/builders/a-collection';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { aCategoryDetail } from '../../support/builders/cards';
import type { Harness, Setting } from '../../support/presentation/harness';
import { openProduct } from '../../support/presentation/render-app';

const GUEST = { isSignedIn: false } as const;
const NEW_ACCOUNT = { isSignedIn: true, profile: { phone: null, birthday: null, gender: null, bio: null } } as const;
const ADMIN = { isSignedIn: true, profile: { role: 'admin' } } as const;

/** Each path of the route table, an address that it matches, the name of the page there, and who opens it. */
const PAGES: readonly (readonly [path: string, address: string, title: string, account: Setting['account']])[] = [
  ['/', '/', 'Trang chủ', GUEST],
  ['/dashboard', '/dashboard', 'Trang chủ', GUEST],
  ['/song/:id', '/song/1', 'Thềm Nắng Cũ', GUEST],
  ['/search', '/search', 'Tìm kiếm', GUEST],
  ['/short-video', '/short-video', 'Video ngắn', GUEST],
  ['/short-video/:id', '/short-video/c1', 'Video ngắn', GUEST],
  ['/short-video/:id/:artist', '/short-video/c1/artist-1', 'Video ngắn', GUEST],
  ['/album/:id', '/album/a1', 'Bờ Bên Kia', GUEST],
  ['/playlist/:id', '/playlist/p1', 'Chiều', GUEST],
  ['/collection/:type', '/collection/liked', 'Bài hát đã thích', ADMIN],
  ['/section/:id', '/section/new', 'Mới tinh', GUEST],
  ['/artist/:id', '/artist/artist-1', 'Hạ Vy', GUEST],
  ['/category/:id', '/category/rain', 'Ngày mưa', GUEST],
  ['/explore', '/explore', 'Khám phá', GUEST],
  ['/songs', '/songs', 'Bài hát', GUEST],
  ['/artists', '/artists', 'Nghệ sĩ', GUEST],
  ['/playlists-album', '/playlists-album', 'Playlist và album', GUEST],
  ['/library', '/library', 'Thư viện', GUEST],
  ['/history', '/history', 'Nghe gần đây', GUEST],
  ['/profile', '/profile', 'Hồ sơ', ADMIN],
  ['/profile/change-password', '/profile/change-password', 'Đổi mật khẩu', ADMIN],
  ['/profile/device-management', '/profile/device-management', 'Thiết bị', ADMIN],
  ['/admin', '/admin', 'Nguồn nhạc', ADMIN],
  ['/admin/accounts', '/admin/accounts', 'Tài khoản', ADMIN],
  ['/admin/songs', '/admin/songs', 'Bài hát', ADMIN],
  ['/admin/absent', '/admin/absent', 'Vắng mặt', ADMIN],
  ['/admin/comments', '/admin/comments', 'Bình luận bị báo cáo', ADMIN],
  ['/admin/figures', '/admin/figures', 'Số liệu', ADMIN],
  ['/login', '/login', 'Đăng nhập', GUEST],
  ['/register', '/register', 'Tạo tài khoản', GUEST],
  ['/forgot-password', '/forgot-password', 'Quên mật khẩu', GUEST],
  ['/reset-password', '/reset-password', 'Quên mật khẩu', GUEST],
  ['/policy-term', '/policy-term', 'Điều khoản sử dụng', GUEST],
  ['/security-policy', '/security-policy', 'Bảo mật và quyền riêng tư', GUEST],
  ['/update-account', '/update-account', 'Hoàn thiện hồ sơ', NEW_ACCOUNT],
  ['/contact', '/contact', 'Liên hệ', GUEST],
  ['/app', '/app', 'Ứng dụng Sóng', GUEST],
  ['/:code', '/500', 'Sóng đang động', GUEST],
  ['*', '/so/deep/that/nothing/is/there', 'Trang này trôi đi đâu mất rồi', GUEST],
];

const pathsOf = (table: readonly RouteObject[]): readonly string[] =>
  table.flatMap(({ path = [], children = [] }) => [path, pathsOf(children)].flat());

const stock = ({ browsing }: Harness): void => {
  browsing.collectionsByName.set('album a1', aCollection());
  browsing.collectionsByName.set('playlist p1', aCollection({ name: 'Chiều' }));
  browsing.collectionsByName.set('liked', aCollection());
  browsing.sections.set('new', { id: 'new', title: 'Mới tinh', action: 'song', items: [] });
  browsing.artistsById.set('artist-1', anArtistDetail());
  browsing.categoriesById.set('rain', aCategoryDetail());
};

/** Opens the product at an address, without a page before it. Returns the name of the page. */
async function titleAt(path: string, account: Setting['account']): Promise<string> {
  const song = aSongDetails(aSong('1').titled('Thềm Nắng Cũ').build()).build();
  await openProduct({ path, account, songs: [song], arrange: stock });
  return document.title;
}

describe('an address of the product', () => {
  it('is tested below for each path of the route table', () => {
    expect(PAGES.map(([path]) => path).toSorted()).toEqual(pathsOf(routes).toSorted());
  });

  it.each(PAGES)('shows its page when it is opened first: %s', async (_path, address, title, account) => {
    expect(await titleAt(address, account)).toBe(`${title} · Sóng`);
  });

  it.each([
    ['/profile', /^Tên hiển thị/],
    ['/profile/change-password', /^Mật khẩu hiện tại/],
    ['/profile/device-management', 'Thiết bị đang đăng nhập'],
    ['/admin', 'Thư mục nhạc'],
    ['/admin/accounts', 'Hoạt động gần nhất'],
    ['/admin/songs', 'Lượt nghe'],
    ['/admin/absent', /^Vắng mặt ít nhất/],
    ['/admin/comments', 'Không có bình luận nào bị báo cáo.'],
    ['/admin/figures', 'Nghe nhiều nhất'],
  ])('shows the screen of its tab: %s', async (path, text) => {
    const product = await openProduct({ path, account: ADMIN });

    expect(await product.text(text)).toBeInTheDocument();
  });

  it.each([
    ['/admin/songs/', 'Bài hát'],
    ['/profile/change-password/', 'Đổi mật khẩu'],
    ['/history/', 'Nghe gần đây'],
  ])('shows the same page with a slash at its end: %s', async (address, title) => {
    expect(await titleAt(address, ADMIN)).toBe(`${title} · Sóng`);
  });
});
