import { sql } from 'kysely';
import { migrate } from '../../../server/infrastructure/postgres/migrate';
import { readMigrations } from '../../../server/infrastructure/postgres/migrations';
import { seedBulk } from '../../support/server/seed-bulk';
import { withTestDatabase } from '../../support/server/test-database';

const MINUTE = 60_000;
const SONGS = 400;
/** The schema of version 15, in which songs with a missing file were still in every list. */
const BEFORE = 15;

describe('the data of an older version, after the migration', () => {
  const database = withTestDatabase({ migrated: false });
  const rowsOf = async (query: string) => {
    const { rows } = await sql.raw<Readonly<Record<string, unknown>>>(query).execute(database.db());
    return rows;
  };
  const kept = async () => ({
    newest: await rowsOf('SELECT id FROM songs ORDER BY created_at DESC, id'),
    ofArtist: await rowsOf('SELECT song_id FROM song_artists ORDER BY artist_id, play_count DESC, song_id'),
    likes: await rowsOf('SELECT account_id, song_id, liked_at FROM liked_songs'),
    places: await rowsOf('SELECT playlist_id, song_id, position FROM playlist_songs ORDER BY 1, 3'),
    names: await rowsOf('SELECT kind, id, folded, popularity FROM search_names WHERE variant < 2 ORDER BY 1, 2, 3'),
    counts: await rowsOf('SELECT id, song_count, play_count FROM albums ORDER BY id'),
  });

  it(
    'loses no id, like, playlist position, count or order, and songs with a missing file are hidden',
    async () => {
      const migrations = await readMigrations();
      expect(await migrate(database.connection(), migrations.slice(0, BEFORE))).toEqual({ ok: true, value: BEFORE });
      await seedBulk(database.db(), SONGS);
      await rowsOf(
        `INSERT INTO accounts (id, email, email_key, name, password_hash) VALUES ('vy', 'v', 'v', 'Vy', 'none')`,
      );
      await rowsOf(`INSERT INTO liked_songs (account_id, song_id) SELECT 'vy', id FROM songs`);
      await rowsOf(`INSERT INTO media_files (song_id, path, size, mtime_ms, fingerprint)
        SELECT id, id || '.mp3', 1, 1, id FROM songs`);
      const before = await kept();
      await rowsOf(`UPDATE media_files SET presence = 'away' WHERE song_id = 'song7'`);
      expect(await migrate(database.connection(), migrations)).toMatchObject({ ok: true });
      const [album] = await rowsOf(`SELECT album_id AS id FROM all_songs WHERE id = 'song7'`);
      const after = await kept();
      const without = (rows: typeof before.newest, column: string) => rows.filter((row) => row[column] !== 'song7');
      expect(after).toEqual({
        ...before,
        newest: without(before.newest, 'id'),
        ofArtist: without(before.ofArtist, 'song_id'),
        names: without(before.names, 'id'),
        counts: before.counts.map((row) =>
          row['id'] === album?.['id'] ? { ...row, song_count: Number(row['song_count']) - 1 } : row,
        ),
      });
      await rowsOf(`UPDATE all_songs SET presence = 'here', absent_since = NULL`);
      expect(await kept()).toEqual(before);
    },
    MINUTE,
  );
});
