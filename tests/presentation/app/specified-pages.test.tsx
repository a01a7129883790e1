import { screen } from '@testing-library/react';
import { aCollection, anArtistDetail } from '../../support/builders/a-collection';
import { aHomeSection } from '../../support/builders/a-home-section';
import { aSong, songs } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { openProduct } from '../../support/presentation/render-app';
import type { Harness } from '../../support/presentation/harness';

const SONG = aSongDetails(aSong('1').titled('Thềm Nắng Cũ').build()).build();
const SECTIONS = [aHomeSection('new').titled('Mới phát hành').ofSongs(songs('1')).build()];
const EMPTY = { phone: null, birthday: null, gender: null, bio: null };

const stock = ({ browsing }: Harness): void => {
  browsing.collectionsByName.set('album a1', aCollection());
  browsing.artistsById.set('artist-1', anArtistDetail());
};

const openPage = (path: string, after?: number) =>
  openProduct({
    path,
    after,
    sections: SECTIONS,
    songs: [SONG],
    account: { isSignedIn: path.startsWith('/profile') || path === '/update-account', profile: EMPTY },
    arrange: stock,
  });

const hasLayout = (): boolean => screen.queryByRole('navigation', { name: 'Điều hướng chính' }) !== null;

const MAIN = [
  ['/', 'Trang chủ · Sóng'],
  ['/dashboard', 'Trang chủ · Sóng'],
  ['/songs', 'Bài hát · Sóng'],
  ['/song/1', 'Thềm Nắng Cũ · Sóng'],
  ['/short-video', 'Video ngắn · Sóng'],
  ['/short-video/c1', 'Video ngắn · Sóng'],
  ['/short-video/c1/artist-1', 'Video ngắn · Sóng'],
  ['/playlists-album', 'Playlist và album · Sóng'],
  ['/profile', 'Hồ sơ · Sóng'],
  ['/profile/change-password', 'Đổi mật khẩu · Sóng'],
  ['/profile/device-management', 'Thiết bị · Sóng'],
  ['/artist/artist-1', 'Hạ Vy · Sóng'],
  ['/search', 'Tìm kiếm · Sóng'],
  ['/library', 'Thư viện · Sóng'],
  ['/artists', 'Nghệ sĩ · Sóng'],
] as const;

const BARE = [
  ['/login', 'Đăng nhập · Sóng'],
  ['/forgot-password', 'Quên mật khẩu · Sóng'],
  ['/reset-password', 'Quên mật khẩu · Sóng'],
  ['/policy-term', 'Điều khoản sử dụng · Sóng'],
  ['/security-policy', 'Bảo mật và quyền riêng tư · Sóng'],
  ['/update-account', 'Hoàn thiện hồ sơ · Sóng'],
  ['/contact', 'Liên hệ · Sóng'],
  ['/app', 'Ứng dụng Sóng · Sóng'],
  ['/nowhere', 'Trang này trôi đi đâu mất rồi · Sóng'],
  ['/so/deep/that/nothing/is/there', 'Trang này trôi đi đâu mất rồi · Sóng'],
  ['/403', 'Bạn chưa vào được chỗ này · Sóng'],
  ['/404', 'Trang này trôi đi đâu mất rồi · Sóng'],
  ['/500', 'Sóng đang động · Sóng'],
] as const;

describe('a page of the specification', () => {
  it.each(MAIN)('%s is named "%s" and has the main layout', async (path, title) => {
    await openPage(path);

    expect(document.title).toBe(title);
    expect(hasLayout()).toBe(true);
  });

  it.each(BARE)('%s is named "%s" and has no layout', async (path, title) => {
    await openPage(path);

    expect(document.title).toBe(title);
    expect(hasLayout()).toBe(false);
  });
});

describe('the empty placeholder of a page', () => {
  /** Home has its own bars, and the feed has the poster of its first clip. */
  const isOther = (path: string): boolean => !['/', '/dashboard'].includes(path) && !path.startsWith('/short-video');
  const pages = [...MAIN, ...BARE].map(([path]) => path).filter(isOther);
  const headings = (): readonly HTMLElement[] => screen.queryAllByRole('heading', { level: 1 });

  it.each(pages)('is shown at %s for 200 ms, and is then replaced by the page', async (path) => {
    const product = await openPage(path, 199);
    expect(headings()).toEqual([]);

    await product.wait(1);

    expect(headings()).toHaveLength(1);
  });

  it('is not shown on going back to a page', async () => {
    const product = await openPage('/artists');
    await product.goes('/songs');

    await product.press('Quay lại');

    expect(document.title).toBe('Nghệ sĩ · Sóng');
  });
});
