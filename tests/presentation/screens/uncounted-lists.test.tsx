import { screen } from '@testing-library/react';
import { loadClipShelf } from '../../../src/presentation/features/clips/load-clips';
import type { SearchGroup } from '../../../src/domain/search/search.port';
import { aClip, clips } from '../../support/builders/a-clip';
import { aCollection, anArtistDetail, someFacts } from '../../support/builders/a-collection';
import { aCategoryDetail } from '../../support/builders/cards';
import { aHomeSection } from '../../support/builders/a-home-section';
import { aSong, songs } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import type { Harness } from '../../support/presentation/harness';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';
import { openFeed } from '../../support/presentation/render-feed';

const LANGUAGES = ['vi', 'en'] as const;
const SONGS = songs(...Array.from({ length: 130 }, (_, n) => `s${n}`));
/** A count of songs, or a count that is not one, in either language. */
const COUNT_OF_SONGS = /\d+ (bài hát|songs?\b)|null|NaN/;

const rowCount = (name: string): string | null => screen.getByRole('grid', { name }).getAttribute('aria-rowcount');

/** A backend that does not count its lists. */
const withoutTotals =
  (arrange: (harness: Harness) => void = () => undefined) =>
  (harness: Harness): void => {
    harness.browsing.hasTotals = false;
    arrange(harness);
  };

const inAlbum = (count: number, saveCount = 0) =>
  aCollection({
    items: SONGS.slice(0, count).map((song) => ({ song, entry: null })),
    facts: someFacts({ duration: 660, saveCount }),
  });

const withAlbum = (count: number, saveCount = 0) =>
  withoutTotals(({ browsing }) => void browsing.collectionsByName.set('album a1', inAlbum(count, saveCount)));

async function loadToTheEnd(product: ProductOnScreen, label: string): Promise<void> {
  await product.press(label);
  await product.wait(0);
}

describe('the list of all songs, of unknown number', () => {
  it('loads on to the last page, and says how many rows there are when they are loaded', async () => {
    const product = await openProduct({
      path: '/songs',
      arrange: withoutTotals(({ browsing }) => void (browsing.allSongs = SONGS)),
    });
    expect(rowCount('Bài hát')).toBe('-1');
    expect(await product.accessFaults()).toEqual([]);

    await loadToTheEnd(product, 'Xem thêm');

    expect([rowCount('Bài hát'), product.hasButton('Xem thêm')]).toEqual(['131', false]);
  });
});

describe('the page of an album of unknown length', () => {
  it.each([
    ['vi', 'Bờ Bên Kia', '11 phút'],
    ['en', 'Bờ Bên Kia', '11 minutes'],
  ] as const)('shows how long the album is without a number of songs (%s)', async (language, title, duration) => {
    const product = await openProduct({ path: '/album/a1', language, arrange: withAlbum(130) });

    expect(await product.heading(title, 1)).toBeVisible();
    expect([product.hasText(duration), product.hasText(COUNT_OF_SONGS), rowCount(title)]).toEqual([true, false, '-1']);
  });

  it.each([
    ['vi', 'Xem thêm', '130 bài hát, 11 phút'],
    ['en', 'Show more', '130 songs, 11 minutes'],
  ] as const)('shows the number of songs once the last page is loaded (%s)', async (language, more, facts) => {
    const product = await openProduct({ path: '/album/a1', language, arrange: withAlbum(130) });
    await loadToTheEnd(product, more);

    expect([product.hasText(facts), rowCount('Bờ Bên Kia')]).toEqual([true, '131']);
  });

  it.each([
    ['vi', '1 lượt lưu'],
    ['en', '1 save'],
  ] as const)('shows how often it is saved, without a separator before it (%s)', async (language, saves) => {
    const product = await openProduct({
      path: '/album/a1',
      language,
      arrange: withoutTotals(({ browsing }) => {
        const facts = someFacts({ duration: 0, saveCount: 1 });
        browsing.collectionsByName.set('album a1', { ...inAlbum(130), facts });
      }),
    });

    expect([product.hasText(saves), product.hasText('·'), product.hasText(COUNT_OF_SONGS)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('plays from its beginning, and queues all of it from its menu', async () => {
    const product = await openProduct({ path: '/album/a1', arrange: withAlbum(130) });

    await product.press('Phát Bờ Bên Kia');
    await product.press('Lựa chọn khác cho Bờ Bên Kia');
    await product.keys('{ArrowDown}{Enter}');
    await product.wait(0);

    expect(product.harness.sound.asked).toContainEqual(expect.stringMatching(/^play s0,.* from 0$/));
    expect(product.harness.sound.asked.at(-1)).toBe(`append ${SONGS.map(({ id }) => id).join()}`);
  });

  it('offers nothing to play when it is empty', async () => {
    const product = await openProduct({ path: '/album/a1', arrange: withAlbum(0) });

    expect(await product.text('Chưa có gì ở đây.')).toBeVisible();
    expect(product.hasButton('Phát Bờ Bên Kia')).toBe(false);
  });
});

describe('the pages of a category and an artist, of unknown size', () => {
  it.each([
    ['vi', 'Bài hát', 'Phát Ngày mưa'],
    ['en', 'Songs', 'Play Ngày mưa'],
  ] as const)('the category has no number of songs, and can be played (%s)', async (language, list, play) => {
    const product = await openProduct({
      path: '/category/rain',
      language,
      arrange: withoutTotals(({ browsing }) => {
        browsing.categoriesById.set('rain', aCategoryDetail({ id: 'rain', description: '', songCount: null }));
        browsing.allSongs = SONGS;
        browsing.idsByCategory.set(
          'rain',
          SONGS.map(({ id }) => id),
        );
      }),
    });
    await product.heading('Ngày mưa', 1);
    expect([product.hasText(COUNT_OF_SONGS), rowCount(list)]).toEqual([false, '-1']);

    await product.press(play);

    expect(product.harness.sound.asked).toContainEqual(expect.stringMatching(/^play s0,.* from 0$/));
  });

  it.each(LANGUAGES)('the artist has no number of songs (%s)', async (language) => {
    const product = await openProduct({
      path: '/artist/artist-1',
      language,
      arrange: withoutTotals(({ browsing }) => {
        browsing.artistsById.set('artist-1', anArtistDetail({ songCount: null }));
      }),
    });

    expect(await product.heading('Hạ Vy', 1)).toBeVisible();
    expect(product.hasText(COUNT_OF_SONGS)).toBe(false);
  });
});

describe('a row of the home page', () => {
  const cards = aHomeSection('mixes')
    .laidOut('card')
    .of({ type: 'artist', artist: { id: 'a', name: 'Hạ Vy', imageUrl: '', listenerCount: 1 } });
  const list = aHomeSection('new').ofSongs(SONGS.slice(0, 2));

  it.each([
    ['cards', cards, true, ['/section/mixes']],
    ['cards', cards, false, []],
    ['songs', list, true, ['/section/new']],
    ['songs', list, false, []],
  ])('of %s has a link to all of them only if there are more', async (_, section, hasMore, links) => {
    const product = await openProduct({ sections: [section.with({ hasMore }).build()] });

    expect(product.links('Xem tất cả: Mới phát hành')).toEqual(links);
  });
});

describe('search results of unknown number', () => {
  const group = (changes: Partial<SearchGroup> = {}): SearchGroup => ({
    kind: 'song',
    items: SONGS.slice(0, 4).map((song) => ({ type: 'song', song })),
    totalCount: null,
    hasMore: true,
    ...changes,
  });

  async function openSearch(language: 'vi' | 'en', shown: SearchGroup): Promise<ProductOnScreen> {
    const product = await openProduct({ language });
    const answer = { q: 'song', readAs: null, best: null, groups: [shown], page: 1, pageSize: 8 };
    product.harness.search.results.set('song all 1', answer);
    await product.goes('/search?q=song');
    return product;
  }

  it.each([
    ['vi', 'Đã tìm thấy kết quả', 'Xem tất cả: Bài hát'],
    ['en', 'Results found', 'See all: Songs'],
  ] as const)('are announced without a number, with a way to all of them (%s)', async (language, words, all) => {
    const product = await openSearch(language, group());

    expect(product.announcements()).toContain(words);
    expect(product.hasButton(all)).toBe(true);
    expect(product.hasText(/null|NaN/)).toBe(false);
  });

  it('are counted when all are shown', async () => {
    const product = await openSearch('vi', group({ hasMore: false }));

    expect(product.announcements()).toContain('4 kết quả');
    expect(product.hasButton('Xem tất cả: Bài hát')).toBe(false);
  });
});

describe('clips and comments of unknown number', () => {
  it.each([
    ['vi', 'Video dùng bài này'],
    ['en', 'Videos that use this song'],
  ] as const)('the clips with a song have a heading without a number (%s)', async (language, heading) => {
    const product = await openProduct({
      path: '/song/song-1',
      language,
      songs: [aSongDetails(aSong('song-1').build()).build()],
      clips: clips(...Array.from({ length: 12 }, (_, n) => `clip-${n}`)),
      arrange: ({ feed }) => void (feed.videos.hasTotals = false),
    });
    await product.happens(loadClipShelf);
    await product.wait(0);

    expect(await product.heading(heading, 2)).toBeVisible();
  });

  it.each([
    ['vi', 'Bình luận'],
    ['en', 'Comments'],
  ] as const)('the comments have a heading without a number (%s)', async (language, heading) => {
    const page = await openFeed({
      clips: [aClip('clip-0')],
      language,
      arrange: ({ comments }) => void (comments.hasTotals = false),
    });
    for (let n = 0; n < 60; n += 1) await page.feed.comments.post('clip-0', { id: `comment-${n}`, text: 'Hay quá' });
    await page.keys('c');

    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });
});
