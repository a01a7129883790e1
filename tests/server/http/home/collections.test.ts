import type { HomeSectionWire } from '../../../../contract/home';
import { withCatalogueApp } from '../../../support/server/catalogue-app';

describe('playlists and categories', () => {
  const { app, seed, catalogueChanged, database } = withCatalogueApp();
  const sections = async (language = 'vi'): Promise<readonly HomeSectionWire[]> =>
    (await app().inject({ url: '/backend/home/v1', headers: { 'accept-language': language } })).json().data.sections;
  const songsAt = async (url: string) => (await app().inject(url)).json();
  const titlesAt = async (url: string): Promise<string[]> =>
    (await songsAt(url)).data.items.map(({ title }: { title: string }) => title);

  beforeAll(async () => {
    const artist = await seed.artist();
    const [first, second, third] = await Promise.all([
      seed.song('Một', [artist], { play_count: 1 }),
      seed.song('Hai', [artist], { play_count: 9 }),
      seed.song('Ba', [artist], { play_count: 5, has_video: true }),
    ]);
    await seed.playlist({ id: 'road', name: 'Đường Về Quê', name_en: 'The Road Home', is_public: true }, [
      third,
      first,
      third,
    ]);
    await seed.playlist({ id: 'empty', name: 'Trống', is_public: true }, []);
    await seed.playlist({ id: 'mine', name: 'Của riêng ai', is_public: false }, [first]);
    await seed.category({ id: 'rain', name_vi: 'Ngày mưa', name_en: 'Rainy days' }, [first, second]);
    await seed.category({ id: 'nothing', name_vi: 'Chưa có', name_en: 'None yet' }, []);
    catalogueChanged();
  });

  it("have their own rows on the home page if they have songs, in the listener's language", async () => {
    const rows = await sections('en');
    const items = (id: string) => rows.find((row) => row.id === id)?.data_package.items;
    expect(items('playlists')).toMatchObject([
      { type: 'playlist', playlist: { id: 'road', title: 'The Road Home', song_count: 3 } },
    ]);
    expect(items('categories')).toMatchObject([{ type: 'category', category: { id: 'rain', name: 'Rainy days' } }]);
    expect((await sections()).find(({ id }) => id === 'categories')?.data_package.items).toMatchObject([
      { category: { name: 'Ngày mưa' } },
    ]);
  });

  it('show a song with a video among the large cards', async () => {
    const [featured] = await sections();
    expect(featured?.data_package.items[0]).toMatchObject({ type: 'song', song: { title: 'Ba', has_video: true } });
  });

  it('list the songs of a playlist in its order, including repeated songs', async () => {
    const url = '/backend/album-playlist/songs?type=playlist&album_id=road&pageSize=2';
    expect(await titlesAt(url)).toEqual(['Ba', 'Một']);
    expect(await titlesAt(`${url}&page=2`)).toEqual(['Ba']);
    expect((await songsAt(url)).data).toMatchObject({ name: 'Đường Về Quê', totalCount: 3, totalPages: 2 });
  });

  it.each(['mine', 'gone'])('return not-found for a private or missing playlist (%s)', async (id) => {
    expect((await songsAt(`/backend/album-playlist/songs?type=playlist&album_id=${id}`)).code).toBe(404);
  });

  it('list the songs of a category, most played first', async () => {
    expect(await titlesAt('/backend/song?category_id=rain')).toEqual(['Hai', 'Một']);
    expect((await songsAt('/backend/song?category_id=rain&pageSize=1')).data).toMatchObject({
      totalCount: 2,
      totalPages: 2,
    });
    expect((await songsAt('/backend/song?category_id=gone')).data).toMatchObject({ items: [], totalCount: 0 });
  });

  it('still have their other songs when one song is removed from the catalogue', async () => {
    await database.db().deleteFrom('songs').where('title', '=', 'Một').execute();
    catalogueChanged();
    expect(await titlesAt('/backend/album-playlist/songs?type=playlist&album_id=road')).toEqual(['Ba', 'Ba']);
  });
});
