import { aCollection, anArtistDetail } from '../../support/builders/a-collection';
import { aCategoryDetail } from '../../support/builders/cards';
import type { Harness } from '../../support/presentation/harness';
import { openProduct } from '../../support/presentation/render-app';

const stock = ({ browsing }: Harness): void => {
  browsing.collectionsByName.set('album a1', aCollection());
  browsing.collectionsByName.set('album a2', aCollection({ name: 'Bờ Bên Này' }));
  browsing.collectionsByName.set('playlist p1', aCollection({ name: 'Chiều' }));
  browsing.collectionsByName.set('new', aCollection({ name: 'Mới' }));
  browsing.artistsById.set('artist-1', anArtistDetail());
  browsing.artistsById.set('artist-2', anArtistDetail({ id: 'artist-2', name: 'Bình An' }));
  browsing.categoriesById.set('rain', aCategoryDetail());
  browsing.categoriesById.set('sun', aCategoryDetail({ id: 'sun', name: 'Ngày nắng' }));
  browsing.sections.set('new', { id: 'new', title: 'Mới tinh', action: 'song', items: [] });
  browsing.sections.set('old', { id: 'old', title: 'Xưa', action: 'song', items: [] });
};

const withoutAnswers = (harness: Harness): void => {
  stock(harness);
  harness.browsing.failure = { kind: 'unavailable' };
};

const PAGES = [
  ['/album/a1', 'Chưa tải được danh sách này', 'Bờ Bên Kia'],
  ['/section/new', 'Chưa tải được danh sách này', 'Mới tinh'],
  ['/artist/artist-1', 'Chưa tải được nghệ sĩ này', 'Hạ Vy'],
  ['/category/rain', 'Chưa tải được thể loại này', 'Ngày mưa'],
] as const;

describe('a page that shows one thing by its address', () => {
  it.each(PAGES)(
    'says that its content could not be loaded, and loads it on request: %s',
    async (path, failed, title) => {
      const product = await openProduct({ path, arrange: withoutAnswers });
      expect(await product.heading(failed)).toBeVisible();
      product.harness.browsing.failure = null;

      await product.press('Thử lại');

      expect(await product.heading(title, 1)).toBeVisible();
    },
  );

  it.each([
    ['/album/a1', '/album/a2', 'Bờ Bên Này'],
    ['/album/a1', '/playlist/p1', 'Chiều'],
    ['/section/new', '/section/old', 'Xưa'],
    ['/artist/artist-1', '/artist/artist-2', 'Bình An'],
    ['/category/rain', '/category/sun', 'Ngày nắng'],
  ])('is another page at another address: %s, then %s', async (path, next, title) => {
    const product = await openProduct({ path, arrange: stock });

    await product.goes(next);

    expect(await product.heading(title, 1)).toBeVisible();
  });

  it('requests nothing when the listener goes back to it', async () => {
    const product = await openProduct({ path: '/album/a1', arrange: stock });
    await product.goes('/artist/artist-1');
    const asked = product.harness.browsing.asked.length;

    await product.press('Quay lại');

    expect(await product.heading('Bờ Bên Kia', 1)).toBeVisible();
    expect(product.harness.browsing.asked).toHaveLength(asked);
  });
});
