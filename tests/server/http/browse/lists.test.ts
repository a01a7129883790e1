import { browseRoutes } from '../../../../contract/browse-routes';
import { envelopeOf } from '../../../../contract/envelope';
import type { SectionItemWire } from '../../../../contract/home';
import type { SongSummaryWire } from '../../../../contract/song';
import * as z from '../../../../contract/schema';
import { withCatalogueApp } from '../../../support/server/catalogue-app';

describe('browsing the catalogue in lists', () => {
  const { app, seed, catalogueChanged } = withCatalogueApp();
  const get = async (url: string) => (await app().inject({ url, headers: { 'accept-language': 'vi' } })).json();
  const titlesAt = async (url: string): Promise<string[]> =>
    (await get(url)).data.items.map(({ title }: SongSummaryWire) => title);
  const namesAt = async (url: string): Promise<string[]> =>
    (await get(url)).data.items.map((item: SectionItemWire) => nameOf(item));
  let anh: string;
  let dao: string;

  beforeAll(async () => {
    anh = await seed.artist('Ánh Khuê', { created_at: '2026-01-01T00:00:00Z', play_count: 3 });
    dao = await seed.artist('Đảo Xa', { created_at: '2026-01-03T00:00:00Z', play_count: 1 });
    await seed.artist('Ai Đó Không Có Bài');
    const album = (title: string, artist: string, day: number, year: number | null) =>
      seed.album(title, artist, { created_at: `2026-01-0${day}T00:00:00Z`, year, play_count: 10 - day });
    const bo = await album('Bờ Kia', anh, 1, 2020);
    const am = await album('Ấm', anh, 2, null);
    const de = await album('Đêm', dao, 3, 2024);
    await album('Không có bài', dao, 4, 2025);
    const song = (title: string, artist: string, day: number, rest: object) =>
      seed.song(title, [artist], { created_at: `2026-01-0${day}T00:00:00Z`, ...rest });
    const first = await song('Đá', anh, 1, { album_id: bo, play_count: 5, duration_ms: 300_000 });
    await song('Dế', dao, 2, { album_id: de, play_count: 7, duration_ms: 100_000, has_video: true });
    await song('Ăn', anh, 3, { album_id: am, play_count: 1, duration_ms: 200_000 });
    await seed.category({ id: 'rain', name_vi: 'Mưa', name_en: 'Rain', grouping: 'mood', position: 1 }, [first]);
    await seed.category({ id: 'none', name_vi: 'Rỗng', name_en: 'None', position: 0 }, []);
    await seed.playlist({ id: 'old', name: 'Gom', is_public: true, created_at: '2026-01-01' }, [first]);
    await seed.playlist({ id: 'new', name: 'Ấp', is_public: true, created_at: '2026-01-02', save_count: -1 }, [first]);
    await seed.playlist({ id: 'mine', name: 'Riêng', is_public: false }, [first]);
    catalogueChanged();
  });

  it.each([
    ['', ['Ăn', 'Dế', 'Đá']],
    ['?sort=newest', ['Ăn', 'Dế', 'Đá']],
    ['?sort=popular', ['Dế', 'Đá', 'Ăn']],
    ['?sort=title', ['Ăn', 'Dế', 'Đá']],
    ['?sort=artist', ['Ăn', 'Đá', 'Dế']],
    ['?sort=duration', ['Dế', 'Ăn', 'Đá']],
    ['?sort=title&page=2&pageSize=2', ['Đá']],
  ])('sorts songs (%s)', async (query, titles) => {
    expect(await titlesAt(`/backend/song${query}`)).toEqual(titles);
  });

  it('also sorts the songs of one artist or of one category', async () => {
    expect(await titlesAt(`/backend/song?artist_id=${anh}&sort=title`)).toEqual(['Ăn', 'Đá']);
    expect(await titlesAt(`/backend/song?artist_id=${anh}&sort=newest`)).toEqual(['Ăn', 'Đá']);
    expect(await titlesAt('/backend/song?category_id=rain&sort=duration')).toEqual(['Đá']);
  });

  it.each([
    ['new', ['Ăn', 'Dế', 'Đá']],
    ['popular', ['Dế', 'Đá', 'Ăn']],
    ['videos', ['Dế']],
    ['trending', ['Dế', 'Đá', 'Ăn']],
    ['liked', []],
    ['recent', []],
  ])('has the list %s, with its name and a picture, in the format of the contract', async (type, titles) => {
    const answer = await get(`/backend/song/collection/type?type=${type}&page=1&size=20`);
    expect(z.safeParse(envelopeOf(browseRoutes.collectionSongs.data), answer).success).toBe(true);
    expect(answer.data.items.map(({ title }: SongSummaryWire) => title)).toEqual(titles);
    expect(answer.data).toMatchObject({ totalCount: titles.length, facts: null, added: false });
    expect(answer.data.name).not.toBe('');
  });

  it('chooses the same for-you songs for each call without an account, page by page', async () => {
    const first = await titlesAt('/backend/song/collection/type?type=for-you&page=1&size=2');
    const again = await titlesAt('/backend/song/collection/type?type=for-you&page=1&size=2');
    const rest = await titlesAt('/backend/song/collection/type?type=for-you&page=2&size=2');
    expect(again).toEqual(first);
    expect([...first, ...rest].sort()).toEqual(['Dế', 'Ăn', 'Đá'].sort());
  });

  it('refuses the name of an unknown list', async () => {
    expect((await get('/backend/song/collection/type?type=best')).code).toBe(400);
  });

  it.each([
    ['new', 'Mới phát hành', 'song', 3],
    ['trending', 'Thịnh hành hôm nay', 'song', 3],
    ['for-you', 'Dành riêng cho bạn', 'song', 3],
    ['recent', 'Nghe gần đây', 'history', 0],
    ['albums', 'Album đáng nghe trọn', 'album', 3],
    ['playlists', 'Playlist cho cuối tuần', 'playlist', 2],
    ['artists', 'Nghệ sĩ đang lên', 'artist', 2],
    ['categories', 'Khám phá theo chủ đề', 'category', 1],
    ['albums-in-rain', 'Album nổi bật', 'album', 1],
    ['artists-in-rain', 'Nghệ sĩ tiêu biểu', 'artist', 1],
  ])('returns the row %s in full', async (id, title, action, totalCount) => {
    const answer = await get(`/backend/section/${id}?pageSize=2`);
    expect(z.safeParse(envelopeOf(browseRoutes.section.data), answer).success).toBe(true);
    expect(answer.data).toMatchObject({ id, title, action_type: action, totalCount, page: 1, pageSize: 2 });
    expect(answer.data.items).toHaveLength(Math.min(2, totalCount));
  });

  it('begins the full list of a row with the items that the home page shows', async () => {
    const home = (await get('/backend/home/v1')).data.sections;
    const shown = home.find(({ id }: { id: string }) => id === 'trending').data_package.items;
    expect((await get('/backend/section/trending?pageSize=6')).data.items).toEqual(shown);
    const featured = home.find(({ id }: { id: string }) => id === 'featured').data_package.items;
    expect((await get('/backend/section/featured')).data.items).toEqual(featured);
  });

  it.each(['nothing', 'albums-in-gone', 'artists-in-gone', 'constructor'])(
    'returns not-found for the row %s',
    async (id) => {
      expect((await get(`/backend/section/${id}`)).code).toBe(404);
    },
  );

  it.each([
    ['', ['Đêm', 'Ấm', 'Bờ Kia']],
    ['?sort=popular', ['Bờ Kia', 'Ấm', 'Đêm']],
    ['?sort=title', ['Ấm', 'Bờ Kia', 'Đêm']],
    ['?sort=year', ['Đêm', 'Bờ Kia', 'Ấm']],
    ['?sort=year&page=2&pageSize=2', ['Ấm']],
    ['?category_id=rain', ['Bờ Kia']],
    ['?type=playlist', ['Ấp', 'Gom']],
    ['?type=playlist&sort=popular', ['Gom', 'Ấp']],
    ['?type=playlist&sort=title', ['Ấp', 'Gom']],
    ['?type=playlist&category_id=rain', ['Ấp', 'Gom']],
    ['?type=playlist&category_id=none', []],
  ])('lists albums or public playlists with songs (%s)', async (query, names) => {
    expect(await namesAt(`/backend/album-playlist${query}`)).toEqual(names);
  });

  it('counts all items of a list of albums, also for one artist', async () => {
    expect((await get('/backend/album-playlist?pageSize=2')).data).toMatchObject({ totalCount: 3, totalPages: 2 });
    expect((await get(`/backend/album-playlist?artist_id=${dao}`)).data).toMatchObject({ totalCount: 1 });
    expect((await get(`/backend/album-playlist?type=playlist&artist_id=${dao}`)).data).toMatchObject({ totalCount: 0 });
  });

  it.each([
    ['', ['Ánh Khuê', 'Đảo Xa']],
    ['?sort=name', ['Ánh Khuê', 'Đảo Xa']],
    ['?sort=newest', ['Đảo Xa', 'Ánh Khuê']],
  ])('lists artists with songs (%s)', async (query, names) => {
    const { data } = await get(`/backend/artists${query}`);
    expect(data.items.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(data.totalCount).toBe(2);
  });

  it('lists the categories that have songs, with their heading', async () => {
    const { data } = await get('/backend/category');
    expect(data).toMatchObject({ totalCount: 1, items: [{ id: 'rain', name: 'Mưa', grouping: 'mood' }] });
  });
});

function nameOf(item: SectionItemWire): string {
  const named = { ...item } as { readonly album?: { title: string }; readonly playlist?: { title: string } };
  return named.album?.title ?? named.playlist?.title ?? '';
}
