import { sql } from 'kysely';
import type { SongSort } from '../../../server/domain/catalogue/list-sorts';
import { PostgresCategoryCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-category-catalogue';
import { PostgresSongCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-song-catalogue';
import { migrate } from '../../../server/infrastructure/postgres/migrate';
import { readMigrations } from '../../../server/infrastructure/postgres/migrations';
import { Seed } from '../../support/server/seed';
import { withTestDatabase, type TestDatabase } from '../../support/server/test-database';

const ALL = { offset: 0, limit: 100 };
const SORTS: readonly SongSort[] = ['newest', 'popular', 'title', 'artist', 'duration'];

const ofCategory = (database: TestDatabase, id: string, sort: SongSort, slice = ALL) =>
  new PostgresCategoryCatalogue(database.db()).songsOf(id, sort, slice);
const ofArtist = (database: TestDatabase, id: string, sort: SongSort, slice = ALL) =>
  new PostgresSongCatalogue(database.db()).ofArtist(id, sort, slice);

/** Members whose copied fields differ from their song; none while the copies are correct. */
async function untrueIn(database: TestDatabase): Promise<readonly unknown[]> {
  const { rows } = await sql`
    SELECT m.* FROM (
      SELECT song_id, play_count, title, lead_artist, duration_ms, created_at FROM song_categories
      UNION ALL SELECT song_id, play_count, title, lead_artist, duration_ms, created_at FROM song_artists
    ) m LEFT JOIN songs s ON s.id = m.song_id
    WHERE (m.play_count, m.title, m.lead_artist, m.duration_ms, m.created_at)
      IS DISTINCT FROM (s.play_count, s.title, s.lead_artist, s.duration_ms, s.created_at)`.execute(database.db());
  return rows;
}

describe('the order of an artist\u2019s and a category\u2019s songs', () => {
  const database = withTestDatabase();
  const seed = new Seed(() => database.db());
  const day = (n: number): Date => new Date(Date.UTC(2024, 0, n));

  const threeSongs = async () => {
    const lam = await seed.artist('Ốc Lam');
    const vy = await seed.artist('Hạ Vy');
    const songs = [
      await seed.song('Đèn 2', [lam, vy], { created_at: day(2), duration_ms: 3_000, play_count: 9 }),
      await seed.song('Đèn 10', [vy], { created_at: day(3), duration_ms: 1_000, play_count: 7 }),
      await seed.song('Ấm', [lam, vy], { created_at: day(1), duration_ms: 2_000, play_count: 8 }),
    ] as const;
    return { artist: vy, songs, category: await seed.category({ name_vi: 'Đêm', name_en: 'Night' }, songs) };
  };

  it('agrees with the values of the songs in every sort', async () => {
    const { artist, category, songs } = await threeSongs();
    const [two, ten, warm] = songs;
    const orders: Readonly<Record<SongSort, readonly string[]>> = {
      newest: [ten, two, warm],
      popular: [two, warm, ten],
      title: [warm, two, ten],
      artist: [ten, warm, two],
      duration: [ten, warm, two],
    };
    for (const sort of SORTS) {
      expect(await ofCategory(database, category, sort)).toEqual(orders[sort]);
      expect(await ofArtist(database, artist, sort)).toEqual(orders[sort]);
    }
  });

  it('is the same page by page, with each song once, also when all sort values are equal', async () => {
    const artist = await seed.artist('Mộc Khê');
    const songs: string[] = [];
    for (let n = 0; n < 7; n += 1) songs.push(await seed.song('Sóng', [artist], { created_at: day(1) }));
    const category = await seed.category({ name_vi: 'Sóng', name_en: 'Waves' }, songs);
    for (const sort of SORTS) {
      const pages = [0, 3, 6].map((offset) => ({ offset, limit: 3 }));
      const inCategory = await Promise.all(pages.map((slice) => ofCategory(database, category, sort, slice)));
      const byArtist = await Promise.all(pages.map((slice) => ofArtist(database, artist, sort, slice)));
      expect(inCategory.flat()).toEqual([...songs].sort());
      expect(byArtist.flat()).toEqual([...songs].sort());
    }
  });

  it('changes with a song’s title, date, artist and duration', async () => {
    const { artist, category, songs } = await threeSongs();
    const [two, ten, warm] = songs;
    await sql`UPDATE songs SET title = 'Ánh', created_at = ${day(9)}, duration_ms = 500, lead_artist = 'Đan'
      WHERE id = ${two}`.execute(database.db());
    expect(await ofCategory(database, category, 'title')).toEqual([two, warm, ten]);
    expect(await ofArtist(database, artist, 'title')).toEqual([two, warm, ten]);
    expect(await ofCategory(database, category, 'newest')).toEqual([two, ten, warm]);
    expect(await ofArtist(database, artist, 'duration')).toEqual([two, ten, warm]);
    expect(await ofCategory(database, category, 'artist')).toEqual([two, ten, warm]);
    expect(await untrueIn(database)).toEqual([]);
  });

  it('changes when a song joins or leaves a category, is played, or is deleted', async () => {
    const { artist, category, songs } = await threeSongs();
    const [two, ten, warm] = songs;
    const other = await seed.category({ name_vi: 'Sớm', name_en: 'Early' }, [warm]);
    await sql`UPDATE song_categories SET category_id = ${other} WHERE category_id = ${category} AND song_id = ${two}`.execute(
      database.db(),
    );
    await sql`UPDATE songs SET play_count = 100 WHERE id = ${warm}`.execute(database.db());
    expect(await ofCategory(database, category, 'title')).toEqual([warm, ten]);
    expect(await ofCategory(database, other, 'popular')).toEqual([warm, two]);
    await sql`DELETE FROM songs WHERE id = ${warm}`.execute(database.db());
    expect(await ofCategory(database, other, 'newest')).toEqual([two]);
    expect(await ofArtist(database, artist, 'title')).toEqual([two, ten]);
    expect(await untrueIn(database)).toEqual([]);
  });

  it('refuses a song that does not exist', async () => {
    const category = await seed.category({ name_vi: 'Trống', name_en: 'Empty' }, []);
    const entry = database.db().insertInto('song_categories').values({ category_id: category, song_id: 'nowhere' });
    await expect(entry.execute()).rejects.toMatchObject({ code: '23503' });
  });
});

describe('a database that was filled before it stored the order of these songs', () => {
  const database = withTestDatabase({ migrated: false });
  const BEFORE = 7;

  it('has the right order after the migration', async () => {
    const migrations = await readMigrations();
    await migrate(database.connection(), migrations.slice(0, BEFORE));
    const seed = new Seed(() => database.db());
    const artist = await seed.artist('Trạm Gió');
    const songs = [await seed.song('Ba', [artist], { play_count: 3 }), await seed.song('Áo', [artist])] as const;
    const category = await seed.category({ name_vi: 'Cũ', name_en: 'Old' }, songs);
    expect(await migrate(database.connection(), migrations)).toMatchObject({ ok: true });
    expect(await untrueIn(database)).toEqual([]);
    expect(await ofCategory(database, category, 'title')).toEqual([songs[1], songs[0]]);
  });
});
