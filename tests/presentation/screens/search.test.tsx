import type { SearchResults } from '../../../src/domain/search/search.port';
import { anAlbumCard, anArtistCard, aPlaylistCard } from '../../support/builders/cards';
import { aSong } from '../../support/builders/a-song';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

const SONG = aSong('s1').titled('Ngủ Quên Trên Sóng').build();
const OTHER = aSong('s2').titled('Sóng Ngầm').build();

const found = (changes: Partial<SearchResults> = {}): SearchResults => ({
  q: 'song',
  readAs: null,
  best: { type: 'artist', artist: anArtistCard({ name: 'Ban nhạc Sóng Lừng' }) },
  groups: [
    { kind: 'song', items: [SONG, OTHER].map((song) => ({ type: 'song', song })), totalCount: 2 },
    { kind: 'lyric', items: [{ type: 'lyric', song: SONG, line: 'Em gối đầu lên tiếng sóng', at: 48 }], totalCount: 1 },
    {
      kind: 'collection',
      items: [
        { type: 'album', album: anAlbumCard({ title: 'Con Sóng Cuối Mùa' }) },
        { type: 'playlist', playlist: aPlaylistCard({ title: 'Sóng & Núi', songCount: 36 }) },
      ],
      totalCount: 2,
    },
  ],
  page: 1,
  pageSize: 8,
  ...changes,
});

async function openSearch(path: string, answer = found()): Promise<ProductOnScreen> {
  const product = await openProduct({ path: '/' });
  product.harness.search.results.set('song all 1', answer);
  await product.goes(path);
  return product;
}

describe('searching', () => {
  it('shows what is found by kind, with the letters marked whatever their accents', async () => {
    const product = await openSearch('/search?q=song');

    expect(product.region('Khớp nhất')).toHaveTextContent('Ban nhạc Sóng Lừng');
    expect(product.region('Bài hát')).toHaveTextContent('Sóng Ngầm');
    expect(product.region('Trong lời nhạc')).toHaveTextContent('“Em gối đầu lên tiếng sóng”');
    expect(product.region('Trong lời nhạc')).toHaveTextContent('0:48');
    expect(product.region('Album và playlist')).toHaveTextContent('Playlist · 36 bài hát');
    expect(product.marked('Bài hát')).toEqual(['Sóng', 'Sóng']);
    expect(document.title).toBe('“song” · Tìm kiếm · Sóng');
  });

  it('tells how much was found, and is open to everybody', async () => {
    const product = await openSearch('/search?q=song');

    expect(product.announcements()).toContain('5 kết quả');
    expect(await product.accessFaults()).toEqual([]);
  });

  it('plays a song that was found', async () => {
    const product = await openSearch('/search?q=song');

    await product.press('Phát Sóng Ngầm của Hạ Vy');

    expect(product.harness.sound.asked).toEqual(['play s1,s2 from 1']);
  });

  it('says what it read where nothing is called what was typed', async () => {
    const product = await openSearch('/search?q=song', found({ readAs: 'sóng' }));

    expect(product.hasText('Đang tìm “sóng”')).toBe(true);
  });

  it('says so, kindly, when nothing was found', async () => {
    const product = await openSearch('/search?q=song', found({ best: null, groups: [] }));

    expect(await product.heading('Không thấy “song”')).toBeVisible();
  });

  it('one kind alone is in the address, and so is going back from it', async () => {
    const product = await openSearch('/search?q=song');

    await product.press('Nghệ sĩ');

    expect(product.path).toBe('/search?q=song&type=artist');
    expect(product.harness.search.asked.at(-1)).toBe('song artist 1');
  });

  it('that failed is asked for again', async () => {
    const product = await openProduct();
    product.harness.search.failure = { kind: 'timeout' };
    await product.goes('/search?q=song');
    await product.heading('Chưa tìm được');
    product.harness.search.failure = null;
    product.harness.search.results.set('song all 1', found());

    await product.press('Thử lại');

    expect(product.region('Khớp nhất')).toHaveTextContent('Ban nhạc Sóng Lừng');
  });

  it('before anything is typed offers what was searched before', async () => {
    const product = await openProduct();
    product.harness.recentSearches.add('mưa');
    await product.goes('/search');

    expect(product.link('mưa')).toHaveAttribute('href', '/search?q=m%C6%B0a');
    await product.press('Bỏ “mưa” khỏi tìm gần đây');

    expect(product.hasRegion('Tìm gần đây')).toBe(false);
  });
});
