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
    { kind: 'song', items: [SONG, OTHER].map((song) => ({ type: 'song', song })), totalCount: 2, hasMore: false },
    {
      kind: 'lyric',
      items: [{ type: 'lyric', song: SONG, line: 'Em gối đầu lên tiếng sóng', at: 48 }],
      totalCount: 1,
      hasMore: false,
    },
    {
      kind: 'collection',
      items: [
        { type: 'album', album: anAlbumCard({ title: 'Con Sóng Cuối Mùa' }) },
        { type: 'playlist', playlist: aPlaylistCard({ title: 'Sóng & Núi', songCount: 36 }) },
      ],
      totalCount: 2,
      hasMore: false,
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

describe('the search page', () => {
  it('shows the results by kind, and marks the matching letters regardless of accents', async () => {
    const product = await openSearch('/search?q=song');

    expect(product.region('Khớp nhất')).toHaveTextContent('Ban nhạc Sóng Lừng');
    expect(product.region('Bài hát')).toHaveTextContent('Sóng Ngầm');
    expect(product.region('Trong lời nhạc')).toHaveTextContent('“Em gối đầu lên tiếng sóng”');
    expect(product.region('Trong lời nhạc')).toHaveTextContent('0:48');
    expect(product.region('Album và playlist')).toHaveTextContent('Playlist · 36 bài hát');
    expect(product.marked('Bài hát')).toEqual(['Sóng', 'Sóng']);
    expect(document.title).toBe('“song” · Tìm kiếm · Sóng');
  });

  it('announces the number of results, and has no serious accessibility fault', async () => {
    const product = await openSearch('/search?q=song');

    expect(product.announcements()).toContain('5 kết quả');
    expect(await product.accessFaults()).toEqual([]);
  });

  it('plays a song of the results', async () => {
    const product = await openSearch('/search?q=song');

    await product.press('Phát Sóng Ngầm của Hạ Vy');

    expect(product.harness.sound.asked).toEqual(['play s1,s2 from 1']);
  });

  it('says which text it searched for when nothing has the typed name', async () => {
    const product = await openSearch('/search?q=song', found({ readAs: 'sóng' }));

    expect(product.hasText('Đang tìm “sóng”')).toBe(true);
  });

  it('says that nothing was found', async () => {
    const product = await openSearch('/search?q=song', found({ best: null, groups: [] }));

    expect(await product.heading('Không thấy “song”')).toBeVisible();
  });

  it('puts the chosen kind into the address, and searches that kind alone', async () => {
    const product = await openSearch('/search?q=song');

    await product.press('Nghệ sĩ');

    expect(product.path).toBe('/search?q=song&type=artist');
    expect(product.harness.search.asked.at(-1)).toBe('song artist 1');
  });

  it('repeats a failed search when the listener presses retry', async () => {
    const product = await openProduct();
    product.harness.search.failure = { kind: 'timeout' };
    await product.goes('/search?q=song');
    await product.heading('Chưa tìm được');
    product.harness.search.failure = null;
    product.harness.search.results.set('song all 1', found());

    await product.press('Thử lại');

    expect(product.region('Khớp nhất')).toHaveTextContent('Ban nhạc Sóng Lừng');
  });

  it('offers recent searches before anything is typed, and removes one on request', async () => {
    const product = await openProduct();
    product.harness.recentSearches.add('mưa');
    await product.goes('/search');

    expect(product.link('mưa')).toHaveAttribute('href', '/search?q=m%C6%B0a');
    await product.press('Bỏ “mưa” khỏi tìm gần đây');

    expect(product.hasRegion('Tìm gần đây')).toBe(false);
  });
});
