import { loadLibraryDialogs } from '../../../src/presentation/app/loading/parts';
import { loadSavedClips } from '../../../src/presentation/features/clips/load-clips';
import { aClip } from '../../support/builders/a-clip';
import { anAlbumCard, anArtistCard } from '../../support/builders/cards';
import { openProduct } from '../../support/presentation/render-app';
import type { Harness } from '../../support/presentation/harness';

beforeAll(() => Promise.all([loadLibraryDialogs(), loadSavedClips()]), 120_000);

describe('the library without an account', () => {
  it.each([
    ['vi', 'Thư viện của riêng bạn', 'Đăng nhập để thích bài hát'],
    ['en', 'A library of your own', 'Log in to like songs'],
  ] as const)('shows an invitation to log in, in %s', async (language, title, text) => {
    const product = await openProduct({ path: '/library', language });

    expect(await product.heading(title)).toBeVisible();
    expect(product.hasText(new RegExp(text))).toBe(true);
    expect(await product.accessFaults()).toEqual([]);
  });

  it('asks for an account before it creates a playlist', async () => {
    const product = await openProduct({ path: '/library' });

    await product.press('Tạo playlist');

    expect(product.hasDialog()).toBe(true);
    expect(product.harness.viewModels.account.asking).toBe('playlist');
  });
});

describe('a library that cannot be loaded', () => {
  it('shows a message, and a button to try again', async () => {
    const product = await openProduct({
      path: '/library',
      account: { isSignedIn: true },
      arrange: ({ kept }) => {
        kept.library.failure = { kind: 'unavailable' };
      },
    });

    expect(await product.heading('Chưa tải được thư viện')).toBeVisible();
    expect(product.hasButton('Thử lại')).toBe(true);
    expect(await product.accessFaults()).toEqual([]);
  });
});

describe('the library of a signed-in listener', () => {
  it('is empty at first, and says what to do', async () => {
    const product = await openProduct({ path: '/library', account: { isSignedIn: true } });

    expect(await product.heading('Thư viện còn trống')).toBeVisible();
    expect(await product.accessFaults()).toEqual([]);
  });

  it('is not empty when a clip is saved', async () => {
    const product = await openProduct({
      path: '/library',
      account: { isSignedIn: true },
      clips: [aClip('a', { caption: 'Đêm ở bến', isSaved: true })],
    });
    await product.happens(loadSavedClips);

    expect(await product.heading('Chưa có playlist hay album nào')).toBeVisible();
    expect(await product.heading('Video đã lưu')).toBeVisible();
    expect(product.hasText('Thư viện còn trống')).toBe(false);
  });

  it.each([
    ['a song is liked', ({ kept }: Harness) => void kept.annotated.liked.add('1')],
    ['clips cannot be had', ({ feed }: Harness) => void (feed.videos.failure = { kind: 'timeout' })],
  ])('is not called empty when %s', async (_, arrange) => {
    const product = await openProduct({ path: '/library', account: { isSignedIn: true }, arrange });
    await product.happens(loadSavedClips);

    expect(await product.heading('Chưa có playlist hay album nào')).toBeVisible();
    expect(product.hasText('Thư viện còn trống')).toBe(false);
  });

  it('shows all saved items, and one kind alone on request', async () => {
    const product = await openProduct({
      path: '/library',
      account: { isSignedIn: true },
      arrange: ({ kept }) => {
        const keptAt = '2026-11-21T08:00:00.000Z';
        kept.keptItems = [
          { item: { type: 'album', album: anAlbumCard({ title: 'Bờ Bên Kia' }) }, keptAt, isOwn: false },
          { item: { type: 'artist', artist: anArtistCard({ name: 'Trạm Gió' }) }, keptAt, isOwn: false },
        ];
      },
    });
    const shows = (name: string) => product.hasButton(`Phát ${name}`);
    await product.wait(0);
    expect([shows('Bờ Bên Kia'), shows('Trạm Gió')]).toEqual([true, true]);

    await product.press('Album');
    await product.wait(0);

    expect([shows('Bờ Bên Kia'), shows('Trạm Gió')]).toEqual([true, false]);
  });
});

describe('the playlist dialog', () => {
  const openDialog = async () => {
    const product = await openProduct({ path: '/library', account: { isSignedIn: true } });
    await product.happens(() => product.harness.viewModels.libraryDialogs.openCreate());
    await product.dialog('Tạo playlist mới');
    await product.wait(0);
    return product;
  };

  it('moves the focus to the name field, and requires a name', async () => {
    const product = await openDialog();
    expect(product.field('Tên playlist')).toHaveFocus();
    expect(await product.accessFaults()).toEqual([]);

    await product.user.click(product.field('Tên playlist'));
    await product.keys('{Enter}');

    expect(product.faultOf('Tên playlist')).toBe('Vui lòng nhập tên playlist!');
  });

  it('creates the playlist, and shows a notice', async () => {
    const product = await openDialog();
    await product.types('Tên playlist', 'Chiều trên đèo');

    await product.keys('{Enter}');
    await product.wait(0);

    expect(product.notices()).toEqual([expect.stringContaining('Đã tạo “Chiều trên đèo”')]);
    expect(product.harness.kept.shelf.shelved.map(({ playlist }) => playlist.title)).toEqual(['Chiều trên đèo']);
  });

  it('asks for confirmation before it discards the typed text', async () => {
    const product = await openDialog();
    await product.types('Tên playlist', 'Chiều trên đèo');

    await product.press('Huỷ');
    expect(await product.dialog('Bỏ những gì đã nhập?')).toBeVisible();
    await product.press('Bỏ');

    expect(product.hasDialog()).toBe(false);
  });
});
