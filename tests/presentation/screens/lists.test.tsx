import { screen, within } from '@testing-library/react';
import { openProduct } from '../../support/presentation/render-app';

describe('the pages that list all songs, all artists, and all playlists and albums', () => {
  it.each([
    ['/songs', 'Bài hát', ['Mới nhất', 'Nghe nhiều', 'Tên A–Z', 'Nghệ sĩ', 'Thời lượng']],
    ['/artists', 'Nghệ sĩ', ['Nghe nhiều', 'Tên A–Z', 'Mới nhất']],
    ['/playlists-album', 'Playlist và album', ['Mới nhất', 'Nghe nhiều', 'Tên A–Z', 'Năm phát hành']],
  ])('%s has a title, sort orders and a text for an empty list', async (path, title, orders) => {
    const product = await openProduct({ path });

    expect(await product.heading(title, 1)).toBeVisible();
    expect(document.title).toBe(`${title} · Sóng`);
    const choices = within(product.field('Sắp xếp')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(orders);
    expect(await product.text('Chưa có gì ở đây.')).toHaveStyle({ textAlign: 'center' });
    expect(await product.accessFaults()).toEqual([]);
  });

  it.each([
    ['/songs?sort=popular', ['Tên A–Z', 'Nghệ sĩ'], 'title'],
    ['/artists?sort=popular', ['Tên A–Z'], 'name'],
    ['/playlists-album?type=album&sort=popular', ['Năm phát hành'], 'year'],
    ['/playlists-album?sort=popular', ['Mới nhất'], 'newest'],
  ])(
    '%s offers the orders that the backend has, and uses the first in place of another',
    async (path, orders, sort) => {
      const sorts = { song: ['title', 'artist'], artist: ['name'], album: ['year'], playlist: ['newest'] } as const;
      const product = await openProduct({ path, sorts });

      const choices = within(product.field('Sắp xếp')).getAllByRole('option');
      expect(choices.map(({ textContent }) => textContent)).toEqual(orders);
      expect(product.harness.browsing.asked.at(-1)).toContain(sort);
    },
  );

  it('the sort order is in the address, and in the request', async () => {
    const product = await openProduct({ path: '/artists' });

    await product.user.selectOptions(product.field('Sắp xếp'), 'Tên A–Z');
    await product.wait(0);

    expect(product.path).toBe('/artists?sort=name');
    expect(product.harness.browsing.asked.at(-1)).toContain('name');
  });

  it('a list that could not be loaded is requested again', async () => {
    const product = await openProduct();
    product.harness.browsing.failure = { kind: 'timeout' };
    await product.goes('/artists');
    await product.heading('Chưa tải được danh sách');
    product.harness.browsing.failure = null;

    await product.press('Thử lại');

    expect(screen.queryByRole('heading', { name: 'Chưa tải được danh sách' })).toBeNull();
  });
});
