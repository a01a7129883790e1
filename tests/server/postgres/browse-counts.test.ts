import { sql } from 'kysely';
import { PostgresPlayLog } from '../../../server/infrastructure/postgres/catalogue/postgres-play-log';
import { Seed } from '../../support/server/seed';
import { withTestDatabase } from '../../support/server/test-database';

describe('the database by itself', () => {
  const database = withTestDatabase();
  const seed = new Seed(() => database.db());
  const countsOf = async (table: 'albums' | 'artists' | 'categories', id: string): Promise<number> =>
    (await database.db().selectFrom(table).select('song_count').where('id', '=', id).executeTakeFirstOrThrow())
      .song_count;

  it('counts the songs of an album, an artist and a category, also when songs are moved or deleted', async () => {
    const artist = await seed.artist('Ốc Đảo');
    const first = await seed.album('Bờ Này', artist);
    const second = await seed.album('Bờ Kia', artist);
    const songs = [
      await seed.song('Một', [artist], { album_id: first }),
      await seed.song('Hai', [artist], { album_id: first }),
    ];
    const category = await seed.category({ name_vi: 'Khuya', name_en: 'Late' }, songs);
    expect([await countsOf('albums', first), await countsOf('artists', artist)]).toEqual([2, 2]);
    await sql`UPDATE songs SET album_id = ${second} WHERE id = ${songs[0]}`.execute(database.db());
    expect([await countsOf('albums', first), await countsOf('albums', second)]).toEqual([1, 1]);
    await sql`DELETE FROM songs WHERE id = ${songs[0]}`.execute(database.db());
    expect([await countsOf('albums', second), await countsOf('artists', artist)]).toEqual([0, 1]);
    expect(await countsOf('categories', category)).toBe(1);
  });

  it('copies a song’s play count to its entries among its artist’s and category’s songs', async () => {
    const artist = await seed.artist('Trạm Gió');
    const song = await seed.song('Ba', [artist], { play_count: 4 });
    await seed.category({ name_vi: 'Sớm', name_en: 'Early' }, [song]);
    const play = { eventId: 'e1', songId: song, deviceId: 'd', accountId: null, playedMs: 60_000, counted: true };
    await new PostgresPlayLog(database.db()).record(play);
    const { rows } = await sql<{ plays: number }>`
      SELECT play_count AS plays FROM song_artists WHERE song_id = ${song}
      UNION ALL SELECT play_count FROM song_categories WHERE song_id = ${song}`.execute(database.db());
    expect(rows.map(({ plays }) => plays)).toEqual([5, 5]);
  });

  it('counts each counted play once for the album and every artist of the song', async () => {
    const lead = await seed.artist('Ngân');
    const guest = await seed.artist('Đan');
    const album = await seed.album('Hai Giọng', lead);
    const song = await seed.song('Bốn', [lead, guest], { album_id: album });
    const log = new PostgresPlayLog(database.db());
    const play = { eventId: 'e2', songId: song, deviceId: 'd', accountId: null, playedMs: 60_000, counted: true };
    await log.record(play);
    await log.record(play);
    await log.record({ ...play, eventId: 'e3', counted: false });
    const { rows } = await sql<{ plays: number }>`
      SELECT play_count AS plays FROM albums WHERE id = ${album}
      UNION ALL SELECT play_count FROM artists WHERE id IN (${lead}, ${guest})`.execute(database.db());
    expect(rows.map(({ plays }) => plays)).toEqual([1, 1, 1]);
  });

  it('sorts names like a Vietnamese dictionary, and numbers by their value', async () => {
    const names = ['Đá', 'Dế', 'Ấm', 'Ánh', 'Ăn', 'Anh', 'Bài 10', 'Bài 9'];
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM unnest(${names}::text[]) name ORDER BY name COLLATE vietnamese`.execute(database.db());
    expect(rows.map(({ name }) => name)).toEqual(['Anh', 'Ánh', 'Ăn', 'Ấm', 'Bài 9', 'Bài 10', 'Dế', 'Đá']);
  });
});
