import { sql } from 'kysely';
import { withTestDatabase } from '../../support/server/test-database';

describe('the schema of a migrated database', () => {
  const database = withTestDatabase();

  it('has the tables, and they are empty', async () => {
    const songs = await database.db().selectFrom('songs').selectAll().execute();
    expect(songs).toEqual([]);
  });

  it('reads 64-bit integers as numbers', async () => {
    const { rows } = await sql<{ n: number }>`SELECT 9007199254740991::bigint AS n`.execute(database.db());
    expect(rows).toEqual([{ n: Number.MAX_SAFE_INTEGER }]);
  });
});
