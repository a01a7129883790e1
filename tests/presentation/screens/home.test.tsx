import { aHomeSection } from '../../support/builders/a-home-section';
import { localInstant } from '../../support/builders/a-local-instant';
import { aSong } from '../../support/builders/a-song';
import { aCategoryCard, anAlbumCard, anArtistCard, aPlaylistCard } from '../../support/builders/cards';
import { openProduct } from '../../support/presentation/render-app';

const SONGS = [
  aSong('1').titled('Ngủ Quên Trên Sóng').by('Hạ Vy').build(),
  aSong('2').titled('Paper Harbour').by('June Harbour').build(),
  aSong('3').titled('Áo Mưa Màu Xanh').by('Thuỳ Dạ', 'Ốc Đảo').build(),
];

const SECTIONS = [
  aHomeSection('featured').titled('Nổi bật').laidOut('top').of({ type: 'album', album: anAlbumCard() }).build(),
  aHomeSection('new').titled('Mới phát hành').ofSongs(SONGS).build(),
  aHomeSection('trending').titled('Thịnh hành hôm nay').ranked().ofSongs(SONGS.slice(0, 2)).build(),
  aHomeSection('albums')
    .titled('Album')
    .laidOut('card')
    .of({ type: 'album', album: anAlbumCard({ id: 'x', title: 'Hiên' }) })
    .build(),
  aHomeSection('playlists')
    .titled('Playlist')
    .laidOut('card')
    .of({ type: 'playlist', playlist: aPlaylistCard() })
    .build(),
  aHomeSection('categories')
    .titled('Chủ đề')
    .laidOut('card')
    .of({ type: 'category', category: aCategoryCard() })
    .build(),
  aHomeSection('artists').titled('Nghệ sĩ').laidOut('card').of({ type: 'artist', artist: anArtistCard() }).build(),
  aHomeSection('recent').titled('Nghe gần đây').laidOut('card').with({ action: 'history' }).build(),
];

describe('the home page', () => {
  it('shows the backend’s sections with their songs in order', async () => {
    const product = await openProduct({ sections: SECTIONS });

    expect(await product.heading('Mới phát hành', 2)).toBeVisible();
    expect(product.buttonsIn('Mới phát hành')).toEqual([
      'Phát Ngủ Quên Trên Sóng của Hạ Vy',
      'Lựa chọn khác cho Ngủ Quên Trên Sóng',
      'Phát Paper Harbour của June Harbour',
      'Lựa chọn khác cho Paper Harbour',
      'Phát Áo Mưa Màu Xanh của Thuỳ Dạ, Ốc Đảo',
      'Lựa chọn khác cho Áo Mưa Màu Xanh',
    ]);
    expect(document.title).toBe('Trang chủ · Sóng');
  });

  it('ends a shorter list with a button that plays the whole list', async () => {
    const product = await openProduct({ sections: SECTIONS });

    await product.press('Phát cả danh sách Thịnh hành hôm nay');

    expect(product.harness.sound.asked).toEqual(['play 1,2 from 0']);
  });

  it('plays the list from the pressed song, and pauses it when pressed again', async () => {
    const product = await openProduct({ sections: SECTIONS.slice(1, 2) });

    await product.press(/^Phát Paper Harbour/);
    await product.press('Tạm dừng Paper Harbour');

    expect(product.harness.sound.asked).toEqual(['play 1,2,3 from 1', 'toggle']);
  });

  it('prepares a song while the pointer rests on it', async () => {
    const product = await openProduct({ sections: SECTIONS.slice(1, 2) });

    await product.user.hover(product.button(/^Phát Paper Harbour/));

    expect(product.harness.touched).toContain('2');
  });

  it('plays albums, playlists and artists from their cards', async () => {
    const product = await openProduct({ sections: SECTIONS });

    await product.press('Phát album Bờ Bên Kia');
    await product.press('Phát album Hiên');
    await product.press('Nghe thử nhạc của Hạ Vy');
    await product.press('Phát playlist Đường Về Quê');

    expect(product.harness.collected).toEqual(['album album-1', 'album x', 'artist artist-1', 'playlist playlist-1']);
    expect(product.hasText('42 bài hát')).toBe(true);
  });

  it('links each card to its page', async () => {
    const product = await openProduct({ sections: SECTIONS });

    expect(product.links('Hiên')).toEqual(['/album/x']);
    expect(product.links('Hạ Vy')).toContain('/artist/artist-1');
    expect(product.links('Đường Về Quê')).toEqual(['/playlist/playlist-1']);
    expect(product.links('Ngày mưa')).toEqual(['/category/category-1']);
  });

  it('fills the history row with songs that were played on this device', async () => {
    const product = await openProduct({ sections: SECTIONS });
    expect(product.hasText('Những bài bạn nghe sẽ hiện ở đây.')).toBe(true);

    await product.happens(() =>
      product.harness.history.add({ song: SONGS[2]!, playedAt: localInstant(2026, 11, 21, 8) }),
    );
    expect(await product.hinted(/^21\/11\/2026/)).toBeVisible();

    expect(product.hasText('Những bài bạn nghe sẽ hiện ở đây.')).toBe(false);
  });

  it('fills the history row with songs that the account has heard on any device', async () => {
    const heard = aHomeSection('recent').titled('Nghe gần đây').laidOut('card').with({ action: 'history' });
    const product = await openProduct({
      sections: [heard.ofSongs([SONGS[0]!]).build()],
      account: { isSignedIn: true },
      arrange: ({ history }) => void history.add({ song: SONGS[2]!, playedAt: '2026-11-21T08:05:00.000Z' }),
    });
    await product.heading('Nghe gần đây', 2);

    const row = product.region('Nghe gần đây');
    expect(row).toHaveTextContent(SONGS[0]!.title);
    expect(row).not.toHaveTextContent(SONGS[2]!.title);
    expect(product.links('Xem tất cả: Nghe gần đây')).toEqual(['/history']);
  });

  it('links to a song’s page', async () => {
    const product = await openProduct({ sections: SECTIONS.slice(1, 2) });

    expect(product.link('Paper Harbour')).toHaveAttribute('href', '/song/2');
  });

  it('is available in English', async () => {
    const product = await openProduct({ sections: SECTIONS, language: 'en' });

    expect(product.buttonsIn('Mới phát hành')).toContain('Play Paper Harbour by June Harbour');
    expect(product.button('Play the album Bờ Bên Kia')).toBeVisible();
    expect(await product.text('1.2M listeners')).toBeVisible();
    expect(document.title).toBe('Home · Sóng');
    expect(document.documentElement.lang).toBe('en');
  });

  it.each(['vi', 'en'] as const)('has no serious accessibility fault (%s)', async (language) => {
    const product = await openProduct({ sections: SECTIONS, language });

    expect(await product.accessFaults()).toEqual([]);
  });
});
