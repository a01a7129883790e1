import { browseRoutes } from '../../../../contract/browse-routes';
import { envelopeOf } from '../../../../contract/envelope';
import { listeningRoutes } from '../../../../contract/listening-routes';
import * as z from '../../../../contract/schema';
import { withLibraryApp } from '../../../support/server/library-app';

const titles = (songs: readonly { readonly title: string }[]): readonly string[] => songs.map(({ title }) => title);
const ids = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id);

describe('the pages of artists, categories, albums and playlists', () => {
  const { seed, get, post, ask, catalogueChanged } = withLibraryApp();
  const vy = 'vy';
  const lam = 'lam';
  let artist: string;
  let guest: string;
  let alike: string;
  let album: string;
  let songs: readonly string[];

  beforeAll(async () => {
    await seed.account(vy, { name: 'Vy' });
    await seed.account(lam, { name: 'Lam' });
    artist = await seed.artist('Trạm Gió', { bio_vi: 'Hai người.', bio_en: 'Two people.', play_count: 30 });
    guest = await seed.artist('Khuê', { play_count: 20 });
    alike = await seed.artist('Hẻm Nhỏ', { play_count: 1 });
    const older = await seed.album('Cũ', artist, { created_at: '2025-01-01T00:00:00Z' });
    album = await seed.album('Mới', artist, {
      created_at: '2026-01-01T00:00:00Z',
      year: 2026,
      description_vi: 'Thu ở nhà.',
      description_en: 'Made at home.',
    });
    const song = (title: string, artists: readonly string[], rest: object) => seed.song(title, artists, rest);
    songs = [
      await song('Một', [artist], {
        album_id: album,
        track_number: 1,
        genre: 'indie',
        play_count: 5,
        duration_ms: 60_500,
      }),
      await song('Hai', [artist, guest], { album_id: album, track_number: 2, play_count: 9, duration_ms: 120_000 }),
      await song('Ba', [artist], { album_id: older, genre: 'indie', has_video: true, play_count: 1 }),
    ];
    await song('Bốn', [alike], { genre: 'indie', play_count: 2 });
    await song('Năm', [guest], { genre: 'rock', play_count: 50 });
    await seed.play(songs[0] ?? '', { device_id: 'one' });
    await seed.play(songs[1] ?? '', { device_id: 'one' });
    await seed.play(songs[1] ?? '', { device_id: 'two' });
    await seed.play(songs[1] ?? '', { device_id: 'long ago', played_at: '2020-01-01T00:00:00Z' });
    const category = { name_vi: 'Mưa', name_en: 'Rain', description_vi: 'Khi trời mưa.', description_en: 'For rain.' };
    await seed.category({ id: 'rain', ...category }, songs);
    await seed.category({ id: 'empty', name_vi: 'Rỗng', name_en: 'Empty' }, []);
    catalogueChanged();
  });

  describe('the page of an artist', () => {
    it("has the artist's best-known songs, albums, videos and similar artists, in the format of the contract", async () => {
      const answer = await get(`/backend/artist/${artist}`);
      expect(z.safeParse(envelopeOf(browseRoutes.artist.data), answer).success).toBe(true);
      const { data } = answer;
      expect(titles(data.top_songs)).toEqual(['Hai', 'Một', 'Ba']);
      expect(titles(data.albums)).toEqual(['Mới', 'Cũ']);
      expect(data.latest).toMatchObject({ id: album, song_count: 2 });
      expect(titles(data.videos)).toEqual(['Ba']);
      expect(data).toMatchObject({ name: 'Trạm Gió', bio: 'Hai người.', song_count: 3, is_followed: false });
    });

    it('counts the devices that played the artist in the last 30 days, each once', async () => {
      expect((await get(`/backend/artist/${artist}`)).data.listener_count).toBe(2);
      const { items } = (await get('/backend/artists')).data;
      expect(items.find(({ id }: { id: string }) => id === artist).listener_count).toBe(2);
    });

    it('lists similar artists: first those of the same genre, then well-known ones, never the artist itself', async () => {
      expect(ids((await get(`/backend/artist/${artist}`)).data.similar)).toEqual([alike, guest]);
    });

    it("states whether the listener follows the artist, and has the biography in the listener's language", async () => {
      await post('/backend/follow-artist/add', vy, { artist_ids: [artist] });
      const asked = { url: `/backend/artist/${artist}`, as: vy, language: 'en' } as const;
      expect((await ask(asked)).data).toMatchObject({ is_followed: true, follower_count: 1, bio: 'Two people.' });
      expect((await get(`/backend/artist/${artist}`, lam)).data.is_followed).toBe(false);
    });

    it('is not found if the artist does not exist', async () => {
      expect(await get('/backend/artist/gone')).toMatchObject({ status: 404, code: 404 });
    });
  });

  describe('the page of a category', () => {
    it('has a row of albums and a row of artists', async () => {
      const answer = await get('/backend/category/rain');
      expect(z.safeParse(envelopeOf(browseRoutes.category.data), answer).success).toBe(true);
      expect(answer.data).toMatchObject({ name: 'Mưa', description: 'Khi trời mưa.', song_count: 3 });
      const [albums, artists] = answer.data.sections;
      expect(albums).toMatchObject({ id: 'albums-in-rain', data_package: { totalCount: 2 } });
      expect(artists.data_package.items.map((item: { artist: { id: string } }) => item.artist.id)).toEqual([
        artist,
        guest,
      ]);
    });

    it('leaves out empty rows', async () => {
      expect((await get('/backend/category/empty')).data).toMatchObject({ song_count: 0, sections: [] });
    });

    it('is not found if the category does not exist', async () => {
      expect((await get('/backend/category/gone')).code).toBe(404);
    });
  });

  describe('the page of an album', () => {
    const url = () => `/backend/album-playlist/songs?album_id=${album}`;

    it('has the artists, the year, the duration and the number of saves of the album', async () => {
      const answer = await get(`${url()}&pageSize=1`);
      expect(z.safeParse(envelopeOf(listeningRoutes.albumSongs.data), answer).success).toBe(true);
      expect(answer.data.facts).toMatchObject({
        id: album,
        type: 'album',
        artists: [{ id: artist, name: 'Trạm Gió' }],
        owner: null,
        year: 2026,
        description: 'Thu ở nhà.',
        duration: 180.5,
        save_count: 0,
        is_own: false,
        is_public: true,
      });
      expect(answer.data).toMatchObject({ name: 'Mới', added: false, totalCount: 2, totalPages: 2 });
      expect(answer.data.items[0].entry).toBeUndefined();
    });

    it('marks the album as added for a listener who saved the album', async () => {
      await post('/backend/favorite-album-playlist/add', vy, { album_playlist_ids: [album] });
      expect((await get(url(), vy)).data).toMatchObject({ added: true, facts: { save_count: 1 } });
      expect((await get(url(), lam)).data.added).toBe(false);
      expect((await get(url())).data.added).toBe(false);
    });
  });

  describe('the page of a playlist', () => {
    const urlOf = (id: string) => `/backend/album-playlist/songs?type=playlist&album_id=${id}`;
    let mine: string;

    beforeAll(async () => {
      const song_ids = [songs[0], songs[1], songs[0]];
      mine = (await post('/backend/playlist', vy, { name: 'Riêng tôi', description: 'Nghe khuya', song_ids })).data.id;
    });

    it('has a separate entry for each position, even for a repeated song', async () => {
      const { items } = (await get(urlOf(mine), vy)).data;
      expect(titles(items)).toEqual(['Một', 'Hai', 'Một']);
      expect(new Set(items.map(({ entry }: { entry: { id: string } }) => entry.id)).size).toBe(3);
      expect(Number.isNaN(Date.parse(items[0].entry.added_at))).toBe(false);
    });

    it('shows the owner the details of the playlist, and that the playlist is their own', async () => {
      expect((await get(urlOf(mine), vy)).data).toMatchObject({
        name: 'Riêng tôi',
        totalCount: 3,
        facts: {
          type: 'playlist',
          owner: { id: vy, name: 'Vy', avatar: null },
          description: 'Nghe khuya',
          duration: 241,
          is_own: true,
          is_public: false,
        },
      });
    });

    it.each([
      ['nobody signed in', undefined],
      ['somebody else', lam],
    ])('returns not-found for a private playlist if the caller is %s', async (_who, as) => {
      const refused = await get(urlOf(mine), as);
      expect(refused).toMatchObject({ status: 404, code: 404 });
      expect(JSON.stringify(refused)).not.toContain('Riêng tôi');
    });

    it('is visible to others, but not as their own, once public; its version rises with new entries', async () => {
      await ask({ method: 'PUT', url: `/backend/playlist/${mine}`, as: vy, payload: { is_public: true } });
      const before = (await get(urlOf(mine), lam)).data;
      expect(before.facts).toMatchObject({ is_own: false, owner: { name: 'Vy' }, is_public: true });
      await post(`/backend/playlist/${mine}/songs`, vy, { song_ids: [songs[2]] });
      const after = (await get(urlOf(mine), lam)).data;
      expect(after.totalCount).toBe(4);
      expect(after.facts.version).toBeGreaterThan(before.facts.version);
    });
  });

  it('lists of liked and of recently played songs begin with the latest one', async () => {
    await post('/backend/favorite-song/add', vy, { song_ids: [songs[0]] });
    await post('/backend/favorite-song/add', vy, { song_ids: [songs[2]] });
    await post('/backend/history', vy, { event_id: 'event-of-details', song_id: songs[1], played_ms: 60_000 });
    const listed = async (type: string) =>
      titles((await get(`/backend/song/collection/type?type=${type}`, vy)).data.items);
    expect(await listed('liked')).toEqual(['Ba', 'Một']);
    expect(await listed('recent')).toEqual(['Hai']);
    expect((await get('/backend/section/recent', vy)).data).toMatchObject({ action_type: 'history', totalCount: 1 });
  });
});
