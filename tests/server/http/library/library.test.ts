import { withLibraryApp } from '../../../support/server/library-app';

interface Kept {
  readonly item: { readonly type: string; readonly [card: string]: unknown };
  readonly is_own: boolean;
}

describe('the library', () => {
  const world = withLibraryApp();
  const { seed, database, get, post } = world;
  const vy = 'vy';
  const lam = 'lam';
  let ids: Readonly<Record<string, string>>;

  beforeAll(async () => {
    await seed.account(vy, { name: 'Vy' });
    await seed.account(lam, { name: 'Lam' });
    const an = await seed.artist('Ân Hạ');
    const do_ = await seed.artist('Đỗ Quyên');
    const xa = await seed.album('Xa Khơi', an);
    const am = await seed.album('Ấm Áp', do_);
    const songs = [
      await seed.song('Một', [an], { album_id: xa, duration_ms: 61_000 }),
      await seed.song('Hai', [do_], { album_id: am, duration_ms: 59_000 }),
    ];
    const shared = await seed.playlist({ name: 'Bình minh', is_public: true, owner_id: lam }, songs);
    await post('/backend/favorite-album-playlist/add', vy, { album_playlist_ids: [xa] });
    await post('/backend/follow-artist/add', vy, { artist_ids: [do_] });
    await post('/backend/favorite-album-playlist/add', vy, { album_playlist_ids: [shared] });
    await post('/backend/favorite-album-playlist/add', vy, { album_playlist_ids: [am] });
    await post('/backend/favorite-song/add', vy, { song_ids: songs });
    const own = (await post('/backend/playlist', vy, { name: 'Cà phê', song_ids: [songs[0]] })).data.id;
    await post('/backend/history', vy, { event_id: 'event-in-library', song_id: songs[0], played_ms: 60_000 });
    ids = { xa, am, do_, shared, own };
  });

  const library = async (query: string, as = vy) => (await get(`/backend/library?${query}`, as)).data;
  const listed = async (query: string) =>
    ((await library(query)).items as Kept[]).map(({ item }) => (item[item.type] as { id: string }).id);
  const named = (...names: string[]) => names.map((name) => ids[name]);

  it("has saved collections, followed artists and own playlists, latest first, and marks what is the listener's own", async () => {
    expect(await listed('')).toEqual(named('own', 'am', 'shared', 'do_', 'xa'));
    const { items, totalCount } = await library('');
    expect(totalCount).toBe(5);
    expect((items as Kept[]).map(({ is_own, item }) => [item.type, is_own])).toEqual([
      ['playlist', true],
      ['album', false],
      ['playlist', false],
      ['artist', false],
      ['album', false],
    ]);
    expect(items[0].item.playlist).toMatchObject({ title: 'Cà phê', song_count: 1 });
  });

  it("sorts names by Vietnamese rules, and by artist: the album's artist or the playlist's owner", async () => {
    expect(await listed('sort=name')).toEqual(named('am', 'shared', 'own', 'do_', 'xa'));
    expect(await listed('sort=artist')).toEqual(named('xa', 'am', 'do_', 'shared', 'own'));
  });

  it.each([
    ['playlist', ['own', 'shared']],
    ['album', ['am', 'xa']],
    ['artist', ['do_']],
  ])('shows only one kind: %s', async (type, names) => {
    expect(await listed(`type=${type}`)).toEqual(named(...names));
    expect(await library(`type=${type}`)).toMatchObject({ totalCount: names.length });
  });

  it('comes in pages', async () => {
    expect(await listed('pageSize=2&page=2')).toEqual(named('shared', 'do_'));
    expect(await library('pageSize=2&page=2')).toMatchObject({ totalCount: 5, totalPages: 3, page: 2 });
  });

  it('reports the number and duration of liked songs, and the number of played songs', async () => {
    expect(await library('')).toMatchObject({
      liked: { song_count: 2, duration: 120 },
      heard: { song_count: 1, today_count: 1 },
    });
    expect(await library('', lam)).toMatchObject({
      liked: { song_count: 0, duration: 0 },
      heard: { song_count: 0, today_count: 0 },
    });
  });

  it('counts songs played since midnight in Vietnam as played today', async () => {
    await seed.account('khue');
    const an = await seed.artist('Khuê Văn');
    const DAY = 86_400_000;
    const AHEAD = 7 * 3_600_000;
    const MINUTE = 60_000;
    const midnight = Math.floor((Date.now() + AHEAD) / DAY) * DAY - AHEAD;
    for (const [title, at] of [
      ['Đêm qua', midnight - MINUTE],
      ['Sau nửa đêm', midnight + MINUTE],
    ] as const) {
      const song_id = await seed.song(title, [an]);
      await database
        .db()
        .insertInto('heard_songs')
        .values({ account_id: 'khue', song_id, heard_at: new Date(at) })
        .execute();
    }
    expect((await library('', 'khue')).heard).toEqual({ song_count: 2, today_count: 1 });
  });

  it('reports the new duration of a liked song', async () => {
    const lengthen = (ms: number) =>
      database.db().updateTable('songs').set({ duration_ms: ms }).where('title', '=', 'Một').execute();
    await lengthen(71_000);
    expect(await library('')).toMatchObject({ liked: { duration: 130 } });
    await lengthen(61_000);
  });

  it('leaves out a saved playlist while its owner has made it private, and shows it again once public', async () => {
    const show = (is_public: boolean) =>
      database.db().updateTable('playlists').set({ is_public }).where('id', '=', ids.shared!).execute();
    await show(false);
    expect(await listed('type=playlist')).toEqual(named('own'));
    await show(true);
    expect(await listed('type=playlist')).toEqual(named('own', 'shared'));
  });

  it('is refused without an account', async () => {
    expect(await get('/backend/library')).toMatchObject({ code: 401 });
  });
});
