import { sql } from 'kysely';
import { migrate } from '../../../server/infrastructure/postgres/migrate';
import { readMigrations } from '../../../server/infrastructure/postgres/migrations';
import { Seed } from '../../support/server/seed';
import { withTestDatabase } from '../../support/server/test-database';

/** The schema of version 22, which stored names only as they are written. */
const BEFORE = 22;

describe('names from an older version', () => {
  const database = withTestDatabase({ migrated: false });

  it('are also stored without their punctuation, with the same popularity', async () => {
    const migrations = await readMigrations();
    expect(await migrate(database.connection(), migrations.slice(0, BEFORE))).toEqual({ ok: true, value: BEFORE });
    const seed = new Seed(() => database.db());
    const artist = await seed.artist('AC/DC');
    const song = await seed.song('Đêm (Live)', [artist], { play_count: 700 });
    const list = await seed.playlist({ name: 'Sóng', name_en: 'Wave-s', is_public: true }, [song]);
    expect(await migrate(database.connection(), migrations)).toMatchObject({ ok: true });
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      SELECT kind, variant, folded, accented, popularity FROM search_names WHERE id IN (${artist}, ${song}, ${list})
      ORDER BY kind, variant`.execute(database.db());
    expect(
      rows.map(({ kind, variant, folded, accented, popularity }) => [kind, variant, folded, accented, popularity]),
    ).toEqual([
      ['artist', 0, 'ac/dc', 'ac/dc', 131],
      ['artist', 2, 'acdc', 'acdc', 131],
      ['artist', 4, 'ac dc', 'ac dc', 131],
      ['playlist', 0, 'song', 'sóng', 0],
      ['playlist', 1, 'wave-s', 'wave-s', 0],
      ['playlist', 3, 'waves', 'waves', 0],
      ['playlist', 5, 'wave s', 'wave s', 0],
      ['song', 0, 'dem (live)', 'đêm (live)', 131],
      ['song', 2, 'dem live', 'đêm live', 131],
    ]);
  });
});
