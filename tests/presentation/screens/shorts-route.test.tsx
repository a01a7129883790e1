import { clips } from '../../support/builders/a-clip';
import { openProduct } from '../../support/presentation/render-app';

describe('the addresses of short videos', () => {
  it.each([
    ['/short-video', 'a'],
    ['/short-video/b', 'b'],
    ['/short-video/b/artist-1', 'b'],
  ])('%s leads to the clip %s', async (path, clipId) => {
    const product = await openProduct({ path, clips: clips('a', 'b', 'c') });
    await product.wait(0);
    expect(product.harness.feed.playback.state.clipId).toBe(clipId);
  });

  it.each([
    ['/short-video/b', { kind: 'for-you' }],
    ['/short-video/b/artist-1', { kind: 'artist', artistId: 'artist-1' }],
  ])('%s requests the feed %j', async (path, feed) => {
    const product = await openProduct({ path, clips: clips('a', 'b', 'c') });
    await product.wait(0);
    expect(product.harness.feed.videos.requests[0]).toMatchObject({ feed });
  });

  it('apply their clip to the first feed only, not to the feed of followed artists that is chosen later', async () => {
    const product = await openProduct({
      path: '/short-video/b',
      clips: clips('a', 'b', 'c'),
      account: { isSignedIn: true },
    });
    await product.wait(0);
    await product.press('Đang theo dõi');
    await product.wait(0);
    expect(product.harness.feed.videos.requests.at(-1)).toMatchObject({ feed: { kind: 'following' } });
    expect(product.harness.feed.playback.state.clipId).not.toBe('b');
  });

  it('show an error when the code of the feed cannot be loaded, and open the feed after a retry', async () => {
    let isReached = false;
    const product = await openProduct({
      path: '/short-video',
      clips: clips('a'),
      arrange: ({ viewModels, feed }) => {
        const load = () => (isReached ? Promise.resolve(feed) : Promise.reject(new Error('no code')));
        Object.assign(viewModels, { shorts: { ...viewModels.shorts, load } });
      },
    });
    expect(await product.heading('Chưa tải được video ngắn')).toBeVisible();
    isReached = true;
    await product.press('Thử lại');
    await product.wait(0);
    expect(product.harness.feed.playback.state.clipId).toBe('a');
  });

  it('say that there is no network, and open the feed automatically when the network returns', async () => {
    const product = await openProduct({
      path: '/short-video',
      clips: clips('a'),
      arrange: ({ viewModels, connectivity, feed }) => {
        connectivity.set(false);
        const load = () =>
          connectivity.isOnline() ? Promise.resolve(feed) : Promise.reject(new Error('no way to the code'));
        Object.assign(viewModels, { shorts: { ...viewModels.shorts, load } });
      },
    });
    expect(await product.heading('Chưa tải được video ngắn')).toBeVisible();
    expect(product.hasText('Bạn đang ngoại tuyến. Kiểm tra mạng rồi thử lại nhé.')).toBe(true);
    await product.press('Thử lại');
    expect(await product.heading('Chưa tải được video ngắn')).toBeVisible();
    await product.happens(() => product.harness.connectivity.set(true));
    await product.wait(0);
    expect(product.harness.feed.playback.state.clipId).toBe('a');
  });
});
