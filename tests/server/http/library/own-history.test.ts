import { withLibraryApp } from '../../../support/server/library-app';

describe('the history of an account', () => {
  const world = withLibraryApp();
  const { seed, database, get, post } = world;
  let songs: readonly string[];
  let vy: string;
  let made = 0;

  beforeAll(async () => {
    songs = await Promise.all(['Một', 'Hai', 'Ba'].map((title) => seed.song(title, [], { duration_ms: 240_000 })));
  });
  beforeEach(async () => {
    made += 1;
    vy = await seed.account(`vy-${made}`);
  });

  let plays = 0;
  const play = (as: string, songId: string, played_ms = 60_000, event = `event-number-${(plays += 1)}`) =>
    post('/backend/history', as, { event_id: event, song_id: songId, played_ms });
  const heard = async (as: string, query = '') =>
    ((await get(`/backend/history?${query}`, as)).data.items as { song: { id: string } }[]).map(({ song }) => song.id);

  it('lists songs played long enough, latest first, one entry per song, from any device', async () => {
    await play(vy, songs[0]!);
    await play(vy, songs[1]!);
    await play(vy, songs[2]!, 29_999);
    await play(vy, songs[0]!);
    expect(await heard(vy)).toEqual([songs[0], songs[1]]);
    const { data } = await get('/backend/history?isLimit=true', vy);
    expect(data).toMatchObject({ totalCount: 2, totalPages: 1 });
    expect(Date.parse(data.items[0].played_at)).toBeGreaterThan(Date.parse(data.items[1].played_at));
  });

  it('comes in pages', async () => {
    for (const song of songs) await play(vy, song);
    expect(await heard(vy, 'pageSize=1&page=2')).toEqual([songs[1]]);
  });

  it('counts a report once, however often it is sent', async () => {
    await Promise.all(Array.from({ length: 8 }, () => play(vy, songs[0]!, 60_000, `again-and-again-${made}`)));
    const rows = await database.db().selectFrom('heard_songs').selectAll().where('account_id', '=', vy).execute();
    expect(rows.map(({ times }) => times)).toEqual([1]);
  });

  it('is private: another listener and a caller without an account see nothing of it', async () => {
    const lam = await seed.account(`lam-${made}`);
    await play(vy, songs[0]!);
    expect(await heard(lam)).toEqual([]);
    expect((await get('/backend/history')).data).toMatchObject({ items: [], totalCount: 0 });
  });

  it("is also a list of songs, and a row of the listener's home page", async () => {
    await play(vy, songs[0]!);
    await play(vy, songs[1]!);
    const recent = await get('/backend/song/collection/type?type=recent', vy);
    expect(recent.data.items.map(({ id }: { id: string }) => id)).toEqual([songs[1], songs[0]]);
    const { sections } = (await get('/backend/home/v1', vy)).data;
    const row = sections.find(({ id }: { id: string }) => id === 'recent');
    expect(row.data_package).toMatchObject({
      totalCount: 2,
      items: [{ song: { id: songs[1] } }, { song: { id: songs[0] } }],
    });
  });

  it('is deleted on request; the play counts of the songs stay the same', async () => {
    await play(vy, songs[0]!);
    const countOf = async () =>
      (
        await database
          .db()
          .selectFrom('songs')
          .select('play_count')
          .where('id', '=', songs[0]!)
          .executeTakeFirstOrThrow()
      ).play_count;
    const before = await countOf();
    const cleared = await world.ask({ method: 'DELETE', url: '/backend/history', as: vy });
    expect(cleared).toMatchObject({ code: 200, message: 'Đã xoá lịch sử nghe.' });
    expect(await heard(vy)).toEqual([]);
    expect(await countOf()).toBe(before);
  });
});
