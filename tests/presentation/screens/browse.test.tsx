import { openProduct } from '../../support/presentation/render-app';
import type { Stage } from '../../support/presentation/stage';
import { aCollection, anArtistDetail, SONGS } from '../../support/builders/a-collection';

const withAlbum = ({ browsing }: Stage): void => {
  browsing.collectionsByName.set('album a1', aCollection());
};

const withArtist = ({ browsing }: Stage): void => {
  browsing.artistsById.set('artist-1', anArtistDetail());
};

/** The page stands: its empty placeholder is over. */
async function openAlbum(opening: Parameters<typeof openProduct>[0] = {}) {
  const product = await openProduct({ path: '/album/a1', arrange: withAlbum, ...opening });
  await product.heading('Bờ Bên Kia', 1);
  return product;
}

describe('the page of an album', () => {
  it('says what it is and by whom, and lists its songs', async () => {
    const product = await openAlbum();

    expect(product.hasText('Album · 2026')).toBe(true);
    expect(product.hasText('3 bài hát, 11 phút')).toBe(true);
    expect(product.links('Hạ Vy')).toContain('/artist/artist-1');
    expect(document.title).toBe('Bờ Bên Kia · Sóng');
  });

  it('plays from its beginning, and pauses', async () => {
    const product = await openAlbum();

    await product.press('Phát Bờ Bên Kia');
    await product.press('Tạm dừng Bờ Bên Kia');

    expect(product.stage.sound.asked).toEqual(['play 1,2,3 from 0', 'toggle']);
  });

  it('is saved by whoever has an account, in the words of the server', async () => {
    const product = await openAlbum({ account: { isSignedIn: true } });

    await product.press('Lưu Bờ Bên Kia');

    expect([...product.stage.kept.saved.saved]).toEqual(['a1']);
    expect(product.button('Đã lưu Bờ Bên Kia')).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks for an account before it is saved', async () => {
    const product = await openAlbum();

    await product.press('Lưu Bờ Bên Kia');

    expect(product.hasDialog()).toBe(true);
    expect(product.button('Lưu Bờ Bên Kia')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not found where there is none', async () => {
    const product = await openProduct({ path: '/album/gone' });

    expect(await product.heading('Trang này trôi đi đâu mất rồi')).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    const product = await openProduct({
      path: '/album/a1',
      arrange: (stage) => {
        withAlbum(stage);
        stage.browsing.failure = { kind: 'timeout' };
      },
    });
    await product.heading('Chưa tải được danh sách này');
    product.stage.browsing.failure = null;

    await product.press('Thử lại');

    expect(await product.heading('Bờ Bên Kia', 1)).toBeVisible();
  });

  it('has no serious accessibility fault', async () => {
    const product = await openAlbum();

    expect(await product.accessFaults()).toEqual([]);
  });
});

describe('the page of an artist', () => {
  it('shows the best known songs, five at first, as many as there are up to ten when wished', async () => {
    const product = await openProduct({ path: '/artist/artist-1', arrange: withArtist });
    expect(product.links(SONGS[7]!.title)).toEqual([]);

    await product.press('Xem 8 bài hàng đầu');

    expect(product.links(SONGS[7]!.title)).toEqual(['/song/8']);
  });

  it('is followed and no longer', async () => {
    const product = await openProduct({
      path: '/artist/artist-1',
      arrange: withArtist,
      account: { isSignedIn: true },
    });

    await product.press('Theo dõi Hạ Vy');

    expect([...product.stage.kept.followed.followed]).toEqual(['artist-1']);
    expect(product.hasText(/2 người theo dõi/)).toBe(true);
  });

  it('has no serious accessibility fault', async () => {
    const product = await openProduct({ path: '/artist/artist-1', arrange: withArtist });

    expect(await product.accessFaults()).toEqual([]);
  });
});

describe('the menu of a song', () => {
  it('offers everything that can be done with it', async () => {
    const product = await openProduct({ path: '/artist/artist-1', arrange: withArtist });

    await product.press(`Lựa chọn khác cho ${SONGS[0]!.title}`);

    expect(product.menu()).toEqual([
      'Phát',
      'Phát tiếp theo',
      'Thêm vào hàng đợi',
      'Thích',
      'Thêm vào playlist…',
      'Tới nghệ sĩ Hạ Vy',
      'Tới album',
      'Mở trang bài hát',
      'Chia sẻ',
    ]);
  });

  it('puts it behind the current song, and closes', async () => {
    const product = await openProduct({ path: '/artist/artist-1', arrange: withArtist });

    await product.press(`Lựa chọn khác cho ${SONGS[1]!.title}`);
    await product.keys('{ArrowDown}{Enter}');

    expect(product.stage.sound.asked).toEqual(['next 2']);
    expect(product.menu()).toEqual([]);
  });
});
