import { screen } from '@testing-library/react';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { aQueue } from '../../support/builders/a-queue';
import { openProduct } from '../../support/presentation/render-app';

const NOT_FOUND = 'Trang này trôi đi đâu mất rồi';

describe('the error page', () => {
  it.each([
    ['/nowhere', NOT_FOUND],
    ['/so/deep/that/nothing/is/there', NOT_FOUND],
    ['/403', 'Bạn chưa vào được chỗ này'],
    ['/500', 'Sóng đang động'],
  ])('%s shows the title: %s', async (path, title) => {
    const product = await openProduct({ path });

    expect(await product.heading(title, 1)).toBeVisible();
    expect(await product.accessFaults()).toEqual([]);
  });

  it.each([
    ['not-found', NOT_FOUND],
    ['forbidden', 'Bạn chưa vào được chỗ này'],
    ['server-error', 'Sóng đang động'],
    ['unavailable', 'Chưa tải được bài này'],
  ] as const)(
    'or, if the server is unavailable, a message in place appears when a song fails with %s',
    async (kind, title) => {
      const product = await openProduct({
        path: '/song/1',
        songs: [aSongDetails(aSong('1').build()).build()],
        songFailure: { kind },
      });

      expect(await product.heading(title)).toBeVisible();
    },
  );

  it.each([
    ['server-error', 'Sóng đang động'],
    ['unavailable', 'Chưa tải được bài này'],
  ] as const)('tries again after the server answered %s for a song', async (kind, title) => {
    const product = await openProduct({
      path: '/song/1',
      songs: [aSongDetails(aSong('1').titled('Bến Cũ').build()).build()],
      songFailure: { kind },
    });
    await product.heading(title);
    product.harness.catalogue.failWith('song 1', null);
    await product.press('Thử lại');
    await product.wait(0);

    expect(await product.heading('Bến Cũ', 1)).toBeVisible();
  });

  it('is available in English, and says while music plays that the music goes on', async () => {
    const product = await openProduct({ path: '/nowhere', language: 'en' });
    await product.heading('This page drifted off', 1);
    expect(product.hasText('Your music is still playing.')).toBe(false);

    await product.happens(() => product.harness.sound.set({ queue: aQueue('a').build(), isPlaying: true }));

    expect(product.hasText('Your music is still playing.')).toBe(true);
  });

  it.each(['/nowhere', '/403', '/500'])(
    '%s has no layout, only the logo and links to home and search',
    async (path) => {
      const product = await openProduct({ path });

      expect(screen.queryByRole('navigation')).toBeNull();
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/', '/search']);
      expect(product.hasButton(/./)).toBe(false);
    },
  );

  it.each(['/nowhere', '/so/deep/that/nothing/is/there', '/500'])(
    '%s shows the dock while a song plays',
    async (path) => {
      const product = await openProduct({ path });

      await product.happens(() => product.harness.sound.set({ queue: aQueue('a').build(), isPlaying: true }));

      expect(await product.player()).toBeVisible();
      expect(product.buttonsIn('Trình phát')).toEqual(expect.arrayContaining(['Bài tiếp theo', 'Tắt tiếng']));
      expect(product.slider('Âm lượng')).toBeInTheDocument();
    },
  );

  it('asks a guest who likes the song in the dock to log in', async () => {
    const product = await openProduct({ path: '/nowhere' });
    await product.happens(() => product.harness.sound.set({ queue: aQueue('a').build(), isPlaying: true }));
    await product.player();

    await product.happens(() => product.harness.viewModels.annotations.toggleLike(aSong('a').build()));

    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('is the only page without layout that has the dock; the sign-in page has the mini player', async () => {
    const product = await openProduct({ path: '/login' });

    await product.happens(() => product.harness.sound.set({ queue: aQueue('a').build(), isPlaying: true }));

    expect(await product.player()).toBeVisible();
    expect(product.hasButton('Tắt tiếng')).toBe(false);
  });

  it('has a link to the home page', async () => {
    const product = await openProduct({ path: '/nowhere' });
    await product.heading(NOT_FOUND, 1);

    await product.follow('Về trang chủ');
    await product.wait(2000);

    expect(await product.heading('Chưa có nhạc ở đây')).toBeVisible();
  });
});
