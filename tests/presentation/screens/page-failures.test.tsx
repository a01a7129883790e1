import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail } from '../../../src/domain/shared/result';
import { aClip } from '../../support/builders/a-clip';
import { openProduct } from '../../support/presentation/render-app';
import type { Harness } from '../../support/presentation/harness';

const answerEverything = ({ home, browsing, search, feed, kept }: Harness, failure: GatewayFailure | null): void => {
  home.failure = failure;
  browsing.failure = failure;
  search.failure = failure;
  feed.videos.failure = failure;
  kept.library.failure = failure;
};

async function openFailing(path: string, failure: GatewayFailure) {
  const product = await openProduct({
    path,
    clips: [aClip('a'), aClip('b')],
    account: { isSignedIn: true },
    arrange: (harness) => answerEverything(harness, failure),
  });
  await product.wait(2_000);
  return product;
}

const headings = (): (string | null)[] => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

/** Each page whose first answer may fail, its message in place of the content, and a heading that it has once it is loaded. */
const PAGES = [
  ['/', 'Chưa tải được trang chủ', 'Trang chủ'],
  ['/songs', 'Chưa tải được danh sách', 'Bài hát'],
  ['/artists', 'Chưa tải được danh sách', 'Nghệ sĩ'],
  ['/playlists-album', 'Chưa tải được danh sách', 'Playlist và album'],
  ['/explore', 'Chưa tải được trang khám phá', 'Khám phá'],
  ['/search?q=gió', 'Chưa tìm được', 'Tìm kiếm'],
  ['/library', 'Chưa tải được thư viện', 'Thư viện'],
  ['/short-video', 'Chưa tải được video ngắn', 'Video ngắn'],
  ['/short-video/b', 'Chưa tải được video ngắn', 'Video ngắn'],
] as const;

const ERROR_PAGES = [
  ['not-found', 'Trang này trôi đi đâu mất rồi'],
  ['forbidden', 'Bạn chưa vào được chỗ này'],
  ['server-error', 'Sóng đang động'],
] as const;

const ONES = PAGES.flatMap(([path, , title]) => ERROR_PAGES.map(([kind, error]) => ({ path, title, kind, error })));

describe('a page whose first answer fails', () => {
  it.each(ONES)('$path shows the error page when the backend answers $kind', async ({ path, kind, error }) => {
    await openFailing(path, { kind });

    expect(headings()).toEqual([error]);
  });

  it.each(PAGES)(
    '%s shows the failure and a retry button in place when the network or the backend is unavailable',
    async (path, inPlace, title) => {
      const product = await openFailing(path, { kind: 'unavailable' });

      expect(await product.heading(inPlace, 2)).toBeVisible();
      expect(headings()).toEqual([title]);
      expect(product.hasButton('Thử lại')).toBe(true);
    },
  );

  it.each(PAGES)('%s is shown after a retry that succeeds', async (path, _, title) => {
    const product = await openFailing(path, { kind: 'server-error' });
    answerEverything(product.harness, null);

    await product.press('Thử lại');
    await product.wait(2_000);

    expect(headings()).toEqual([title]);
  });

  it('shows the error page for the history too', async () => {
    await openProduct({
      path: '/history',
      account: { isSignedIn: true },
      arrange: ({ kept }) =>
        void jest.spyOn(kept.access.history, 'list').mockResolvedValue(fail({ kind: 'server-error' } as const)),
    });

    expect(headings()).toEqual(['Sóng đang động']);
  });
});

describe('a tab whose answer fails', () => {
  it.each([
    ['/admin/accounts', 'Quản trị', 'Bài hát'],
    ['/profile/device-management', 'Tài khoản', 'Hồ sơ'],
  ])('%s shows a retry button under the tabs, which still link to the other tabs', async (path, title, other) => {
    const product = await openProduct({
      path,
      account: { isSignedIn: true, profile: { role: 'admin' } },
      arrange: ({ administration, account }) => {
        administration.failure = { kind: 'server-error' };
        account.service.trouble = { kind: 'server-error' };
      },
    });

    expect(product.hasButton('Thử lại')).toBe(true);
    expect(product.link(other)).toBeVisible();
    expect(headings()).toEqual([title]);
  });
});

describe('a page that is already shown', () => {
  it('stays on screen when it is requested again and the backend answers 500', async () => {
    const product = await openProduct({ path: '/explore' });
    answerEverything(product.harness, { kind: 'server-error' });

    await product.happens(() => product.harness.connectivity.set(false));
    await product.happens(() => product.harness.connectivity.set(true));
    await product.wait(0);

    expect(headings()).toEqual(['Khám phá']);
  });
});
