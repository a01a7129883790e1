import { pagePath } from '../../../src/domain/shared/page-path';
import { openProduct } from '../../support/presentation/render-app';
import type { Harness } from '../../support/presentation/harness';
import { aSong } from '../../support/builders/a-song';
import { aCategoryDetail } from '../../support/builders/cards';
import { aCollection, anArtistDetail, someFacts, SONGS } from '../../support/builders/a-collection';

const withAlbum = ({ browsing }: Harness): void => {
  browsing.collectionsByName.set('album a1', aCollection());
};

const withArtist = ({ browsing }: Harness): void => {
  browsing.artistsById.set('artist-1', anArtistDetail());
};

/** Waits until the page has replaced its empty placeholder. */
async function openAlbum(opening: Parameters<typeof openProduct>[0] = {}) {
  const product = await openProduct({ path: '/album/a1', arrange: withAlbum, ...opening });
  await product.heading('Bờ Bên Kia', 1);
  return product;
}

describe('the page of an album', () => {
  it('shows the album’s type, artist and number of songs', async () => {
    const product = await openAlbum();

    expect(product.hasText('Album · 2026')).toBe(true);
    expect(product.hasText('3 bài hát, 11 phút')).toBe(true);
    expect(product.links('Hạ Vy')).toContain('/artist/artist-1');
    expect(document.title).toBe('Bờ Bên Kia · Sóng');
  });

  it('shows a song’s artists as in its tags, with a link for each name', async () => {
    const song = aSong('0').titled('Chung').by('Hạ Vy', 'Mộc Lam').with({ displayArtist: 'Hạ Vy & Mộc Lam' }).build();
    const product = await openAlbum({
      arrange: ({ browsing }) =>
        void browsing.collectionsByName.set('album a1', aCollection({ items: [{ song, entry: null }] })),
    });
    const row = product.row(/Chung/);

    expect(row).toHaveTextContent('ChungHạ Vy & Mộc Lam');
    expect(product.links('Mộc Lam')).toEqual([pagePath('artist', 'artist-Mộc Lam')]);
    expect(product.hasButton('Phát Chung của Hạ Vy & Mộc Lam')).toBe(true);
  });

  it('shows the album’s artists as in its tags when there are several', async () => {
    const artists = ['An', 'Bình'].map((name) => ({ id: name, name, avatarUrl: null }));
    const facts = someFacts({ artists, displayArtist: 'An + Bình' });
    const product = await openAlbum({
      arrange: ({ browsing }) => void browsing.collectionsByName.set('album a1', aCollection({ facts })),
    });

    expect(product.hasText('+')).toBe(true);
    expect([product.links('An'), product.links('Bình')]).toEqual([['/artist/An'], [pagePath('artist', 'Bình')]]);
  });

  it('plays from its beginning, and pauses', async () => {
    const product = await openAlbum();

    await product.press('Phát Bờ Bên Kia');
    await product.press('Tạm dừng Bờ Bên Kia');

    expect(product.harness.sound.asked).toEqual(['play 1,2,3 from 0', 'toggle']);
  });

  it('lists a song whose file is missing, with the reason, and does not play the song', async () => {
    const away = aSong('0').titled('Xa Vắng').away().build();
    const items = [away, ...SONGS.slice(0, 2)].map((song) => ({ song, entry: null }));
    const product = await openAlbum({
      arrange: ({ browsing }) => void browsing.collectionsByName.set('album a1', aCollection({ items })),
    });
    const row = product.row(/Xa Vắng/);

    expect(row).toHaveTextContent('Tệp đang vắng mặt');
    await product.happens(() => row.click());
    await product.happens(() => row.focus());
    await product.keys('{Enter}');
    expect(product.harness.sound.asked).toEqual([]);
  });

  it('is saved by a signed-in listener', async () => {
    const product = await openAlbum({ account: { isSignedIn: true } });

    await product.press('Lưu Bờ Bên Kia');

    expect([...product.harness.kept.saved.saved]).toEqual(['a1']);
    expect(product.button('Lưu Bờ Bên Kia')).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks a guest for an account before the album is saved', async () => {
    const product = await openAlbum();

    await product.press('Lưu Bờ Bên Kia');

    expect(product.hasDialog()).toBe(true);
    expect(product.button('Lưu Bờ Bên Kia')).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows the not-found page when the album does not exist', async () => {
    const product = await openProduct({ path: '/album/gone' });

    expect(await product.heading('Trang này trôi đi đâu mất rồi')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const product = await openProduct({
      path: '/album/a1',
      arrange: (harness) => {
        withAlbum(harness);
        harness.browsing.failure = { kind: 'timeout' };
      },
    });
    await product.heading('Chưa tải được danh sách này');
    product.harness.browsing.failure = null;

    await product.press('Thử lại');

    expect(await product.heading('Bờ Bên Kia', 1)).toBeVisible();
  });

  it('queues the whole album from its menu, also songs that are not loaded yet', async () => {
    const items = Array.from({ length: 120 }, (_, n) => ({ song: aSong(`s${n}`).build(), entry: null }));
    const product = await openAlbum({
      arrange: ({ browsing }) => void browsing.collectionsByName.set('album a1', aCollection({ items })),
    });

    await product.press('Lựa chọn khác cho Bờ Bên Kia');
    await product.keys('{ArrowDown}{Enter}');
    await product.wait(0);

    expect(product.harness.sound.asked.at(-1)).toBe(`append ${items.map(({ song }) => song.id).join()}`);
  });

  it('offers the actions for the whole album in its menu, and returns the focus', async () => {
    const product = await openAlbum();

    await product.press('Lựa chọn khác cho Bờ Bên Kia');
    expect(product.menu()).toEqual([
      'Phát tiếp theo',
      'Thêm vào hàng đợi',
      'Thêm vào playlist…',
      'Tới nghệ sĩ Hạ Vy',
      'Chia sẻ',
    ]);
    await product.keys('{Escape}');

    expect(product.menu()).toEqual([]);
    expect(product.button('Lựa chọn khác cho Bờ Bên Kia')).toHaveFocus();
  });

  it('shows a notice when its songs cannot be loaded for the queue', async () => {
    const items = Array.from({ length: 120 }, (_, n) => ({ song: aSong(`s${n}`).build(), entry: null }));
    const product = await openAlbum({
      arrange: ({ browsing }) => void browsing.collectionsByName.set('album a1', aCollection({ items })),
    });
    const said: unknown[] = [];
    product.harness.viewModels.notices.shown.subscribe((notice) => said.push(notice));
    product.harness.browsing.failure = { kind: 'offline' };

    await product.press('Lựa chọn khác cho Bờ Bên Kia');
    await product.keys('{Enter}');
    await product.wait(0);

    expect(product.harness.sound.asked.filter((asked) => asked.startsWith('next'))).toEqual([]);
    expect(said).toHaveLength(1);
  });

  it('has no serious accessibility fault', async () => {
    const product = await openAlbum();

    expect(await product.accessFaults()).toEqual([]);
  });
});

describe('the page of a list of songs', () => {
  it.each([
    ['liked', 'Những bài bạn thích sẽ ở đây'],
    ['recent', 'Lịch sử nghe của bạn'],
  ])('requests no personal list for a guest: %s invites to log in, and leads back', async (type, invitation) => {
    const product = await openProduct({ path: `/collection/${type}` });

    expect(await product.heading(invitation)).toBeVisible();
    expect(product.links('Đăng nhập')).toContain(`/login?next=%2Fcollection%2F${type}`);
    expect(product.harness.browsing.asked).toEqual([]);
  });

  it('shows a personal list to a signed-in listener', async () => {
    const product = await openProduct({
      path: '/collection/liked',
      account: { isSignedIn: true },
      arrange: ({ browsing }) => void browsing.collectionsByName.set('liked', aCollection({ facts: null })),
    });

    expect(await product.heading('Bài hát đã thích', 1)).toBeVisible();
    expect(product.rowCount()).toBe(4);
  });

  it('shows a public list without an account', async () => {
    const product = await openProduct({
      path: '/collection/new',
      arrange: ({ browsing }) => void browsing.collectionsByName.set('new', aCollection({ facts: null })),
    });

    expect(await product.heading('Mới phát hành', 1)).toBeVisible();
  });
});

describe('the page of a section of the home page', () => {
  it('lists the whole section, under its title', async () => {
    const items = SONGS.slice(0, 3).map((song) => ({ type: 'song' as const, song }));
    const product = await openProduct({
      path: '/section/new',
      arrange: ({ browsing }) =>
        void browsing.sections.set('new', { id: 'new', title: 'Mới tinh', action: 'song', items }),
    });

    expect(await product.heading('Mới tinh', 1)).toBeVisible();
    expect(product.rowCount()).toBe(4);
  });
});

describe('the page of an artist', () => {
  it('shows the five best-known songs, and up to ten on request', async () => {
    const product = await openProduct({ path: '/artist/artist-1', arrange: withArtist });
    expect(product.links(SONGS[7]!.title)).toEqual([]);

    await product.press('Xem 8 bài hàng đầu');

    expect(product.links(SONGS[7]!.title)).toEqual(['/song/8']);
  });

  it('lets a listener follow the artist', async () => {
    const product = await openProduct({
      path: '/artist/artist-1',
      arrange: withArtist,
      account: { isSignedIn: true },
    });

    await product.press('Theo dõi Hạ Vy');

    expect([...product.harness.kept.followed.followed]).toEqual(['artist-1']);
    expect(product.button('Theo dõi Hạ Vy')).toHaveAttribute('aria-pressed', 'true');
    expect(product.hasText(/2 người theo dõi/)).toBe(true);
  });

  it('has no serious accessibility fault', async () => {
    const product = await openProduct({ path: '/artist/artist-1', arrange: withArtist });

    expect(await product.accessFaults()).toEqual([]);
  });
});

describe('the page of a category', () => {
  it('shows its description, and one kind of its music on request', async () => {
    const product = await openProduct({
      path: '/category/rain',
      arrange: ({ browsing }) => {
        browsing.categoriesById.set('rain', aCategoryDetail({ id: 'rain' }));
        browsing.allSongs = SONGS;
        browsing.idsByCategory.set('rain', ['2', '4']);
      },
    });

    expect(await product.heading('Ngày mưa', 1)).toBeVisible();
    expect(product.hasText('Cho những chiều mưa.')).toBe(true);
    await product.press('Bài hát');
    expect(await product.text('Bài số 4')).toBeVisible();
    expect(product.hasText('Bài số 3')).toBe(false);
  });
});

describe('the menu of a song', () => {
  it('offers all actions for the song', async () => {
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

  it('adds the song after the current song, and closes', async () => {
    const product = await openProduct({ path: '/artist/artist-1', arrange: withArtist });

    await product.press(`Lựa chọn khác cho ${SONGS[1]!.title}`);
    await product.keys('{ArrowDown}{Enter}');

    expect(product.harness.sound.asked).toEqual(['next 2']);
    expect(product.menu()).toEqual([]);
  });
});
