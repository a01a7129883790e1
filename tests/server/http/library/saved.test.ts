import { withLibraryApp } from '../../../support/server/library-app';

describe('likes, saved collections and followed artists', () => {
  const world = withLibraryApp();
  const { seed, database, get, post } = world;
  const vy = 'vy';
  const lam = 'lam';
  let made = 0;
  let artist: string;
  let album: string;
  let song: string;
  let other: string;

  beforeAll(async () => {
    await seed.account(vy);
    await seed.account(lam);
  });
  beforeEach(async () => {
    made += 1;
    artist = await seed.artist('Hạ Vy');
    album = await seed.album(`Mùa Hạ ${made}`, artist);
    song = await seed.song('Ngủ Quên Trên Sóng', [artist], { album_id: album });
    other = await seed.song('Phố Không Đèn', [artist], { album_id: album });
    world.catalogueChanged();
  });

  const like = (as: string, ...song_ids: string[]) => post('/backend/favorite-song/add', as, { song_ids });
  const unlike = (as: string, ...song_ids: string[]) => post('/backend/favorite-song/delete', as, { song_ids });
  const save = (as: string, ...ids: string[]) =>
    post('/backend/favorite-album-playlist/add', as, { album_playlist_ids: ids });
  const unsave = (as: string, ...ids: string[]) =>
    post('/backend/favorite-album-playlist/delete', as, { album_playlist_ids: ids });
  const follow = (as: string, ...artist_ids: string[]) => post('/backend/follow-artist/add', as, { artist_ids });
  const unfollow = (as: string, ...artist_ids: string[]) => post('/backend/follow-artist/delete', as, { artist_ids });

  const likesOf = async (id: string) =>
    (await database.db().selectFrom('songs').select('like_count').where('id', '=', id).executeTakeFirstOrThrow())
      .like_count;
  const savesOf = async (table: 'albums' | 'playlists', id: string) =>
    (await database.db().selectFrom(table).select('save_count').where('id', '=', id).executeTakeFirstOrThrow())
      .save_count;
  const followersOf = async (id: string) =>
    (await database.db().selectFrom('artists').select('follower_count').where('id', '=', id).executeTakeFirstOrThrow())
      .follower_count;

  it("confirm what was done, in the listener's language", async () => {
    expect(await like(vy, song)).toMatchObject({ code: 200, message: 'Đã thêm vào bài hát yêu thích.', data: null });
    expect(await unlike(vy, song)).toMatchObject({ code: 200, message: 'Đã bỏ khỏi bài hát yêu thích.' });
    expect(await save(vy, album)).toMatchObject({ message: 'Đã lưu vào thư viện.' });
    expect(await unsave(vy, album)).toMatchObject({ message: 'Đã bỏ khỏi thư viện.' });
    expect(await unfollow(vy, artist)).toMatchObject({ message: 'Đã bỏ theo dõi nghệ sĩ.' });
    const payload = { artist_ids: [artist] };
    const url = '/backend/follow-artist/add';
    expect(await world.ask({ method: 'POST', url, payload, as: vy, language: 'en' })).toMatchObject({
      message: 'You follow this artist now.',
    });
  });

  it('are stored once, however often they are requested', async () => {
    for (let time = 0; time < 3; time += 1) {
      await like(vy, song, song);
      await save(vy, album);
      await follow(vy, artist);
    }
    expect([await likesOf(song), await savesOf('albums', album), await followersOf(artist)]).toEqual([1, 1, 1]);
    for (let time = 0; time < 3; time += 1) {
      await unlike(vy, song);
      await unsave(vy, album);
      await unfollow(vy, artist);
    }
    expect([await likesOf(song), await savesOf('albums', album), await followersOf(artist)]).toEqual([0, 0, 0]);
  });

  it('are not stored if one of the items does not exist, and the answer names the missing items', async () => {
    expect(await like(vy, song, 'gone', 'lost')).toMatchObject({ code: 404, data: { ids: ['gone', 'lost'] } });
    expect(await save(vy, album, 'gone')).toMatchObject({ code: 404, data: { ids: ['gone'] } });
    expect(await follow(vy, artist, 'gone')).toMatchObject({ code: 404, data: { ids: ['gone'] } });
    expect([await likesOf(song), await savesOf('albums', album), await followersOf(artist)]).toEqual([0, 0, 0]);
    expect(await unlike(vy, song, 'gone')).toMatchObject({ code: 200 });
  });

  it('require an account', async () => {
    const payload = { song_ids: [song] };
    const refused = await world.ask({ method: 'POST', url: '/backend/favorite-song/add', payload });
    expect(refused).toMatchObject({ code: 401, message: 'Bạn cần đăng nhập.' });
  });

  it('are marked in every list of songs, only for the listener who made them', async () => {
    await like(vy, song);
    const lists = [
      '/backend/song',
      `/backend/song?artist_id=${artist}`,
      `/backend/album-playlist/songs?album_id=${album}`,
    ];
    const likedIn = async (url: string, as?: string) =>
      ((await get(url, as)).data.items as { id: string; is_liked: boolean }[])
        .filter(({ is_liked }) => is_liked)
        .map(({ id }) => id);
    for (const url of lists) {
      expect([url, await likedIn(url, vy)]).toEqual([url, [song]]);
      expect([url, await likedIn(url, lam)]).toEqual([url, []]);
      expect([url, await likedIn(url)]).toEqual([url, []]);
    }
    expect((await get(`/backend/song/info/${song}`, vy)).data).toMatchObject({ is_liked: true, like_count: 1 });
    expect((await get(`/backend/song/info/${song}`)).data).toMatchObject({ is_liked: false, like_count: 1 });
    expect((await get(`/backend/song/${song}`, vy)).data.list_suggestion[0]).toMatchObject({ is_liked: true });
  });

  it('change the counts at once in lists that were read just before', async () => {
    await get('/backend/song');
    await like(vy, song);
    const { items } = (await get('/backend/song')).data;
    expect(items.find(({ id }: { id: string }) => id === song)).toMatchObject({ like_count: 1 });
  });

  it('are shown to the listener on the page of the album or artist', async () => {
    const albumUrl = `/backend/album-playlist/songs?album_id=${album}`;
    await save(vy, album);
    await follow(vy, artist);
    expect((await get(albumUrl, vy)).data).toMatchObject({ added: true, facts: { save_count: 1 } });
    expect((await get(albumUrl, lam)).data).toMatchObject({ added: false, facts: { save_count: 1 } });
    expect((await get(`/backend/artist/${artist}`, vy)).data).toMatchObject({ is_followed: true, follower_count: 1 });
    expect((await get(`/backend/artist/${artist}`)).data).toMatchObject({ is_followed: false, follower_count: 1 });
  });

  it('list liked songs, last liked first', async () => {
    await like(lam, song);
    await like(lam, other);
    const { data } = await get('/backend/song/collection/type?type=liked', lam);
    expect(data.items.map(({ id }: { id: string }) => id)).toEqual([other, song]);
    expect(data.items.every(({ is_liked }: { is_liked: boolean }) => is_liked)).toBe(true);
  });

  it('can include a public playlist of another listener, but not a private one', async () => {
    const open = await seed.playlist({ name: 'Của chung', is_public: true, owner_id: lam }, [song]);
    const hidden = await seed.playlist({ name: 'Riêng tư', is_public: false, owner_id: lam }, [song]);
    expect(await save(vy, open, album)).toMatchObject({ code: 200 });
    expect(await save(vy, hidden)).toMatchObject({ code: 404, data: { ids: [hidden] } });
    expect([await savesOf('playlists', open), await savesOf('playlists', hidden)]).toEqual([1, 0]);
  });

  it('have correct counts after two listeners like and unlike the same songs at the same time', async () => {
    const ids = [song, other];
    const back = [...ids].reverse();
    const asked = Array.from({ length: 15 }, () => [
      like(vy, ...ids),
      unlike(vy, ...back),
      like(lam, ...back),
      unlike(lam, ...ids),
      save(vy, album),
      unsave(lam, album),
      save(lam, album),
      follow(vy, artist),
      unfollow(lam, artist),
    ]).flat();
    expect(new Set((await Promise.all(asked)).map(({ code }) => code))).toEqual(new Set([200]));
    for (const id of ids) {
      const { length } = await database.db().selectFrom('liked_songs').selectAll().where('song_id', '=', id).execute();
      expect(await likesOf(id)).toBe(length);
    }
    const saved = await database
      .db()
      .selectFrom('saved_collections')
      .selectAll()
      .where('album_id', '=', album)
      .execute();
    expect(await savesOf('albums', album)).toBe(saved.length);
    expect(await followersOf(artist)).toBe(1);
  });

  it('are removed with the account, and from the counts', async () => {
    const gone = await seed.account(`gone-${made}`);
    const open = await seed.playlist({ name: 'Của chung', is_public: true }, [song]);
    await like(gone, song);
    await like(vy, song);
    await save(gone, album, open);
    await follow(gone, artist);
    await database.db().deleteFrom('accounts').where('id', '=', gone).execute();
    expect([await likesOf(song), await savesOf('albums', album)]).toEqual([1, 0]);
    expect([await savesOf('playlists', open), await followersOf(artist)]).toEqual([0, 0]);
  });
});
