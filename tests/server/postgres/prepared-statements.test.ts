import { sql } from 'kysely';
import { withTestDatabase } from '../../support/server/test-database';

describe('prepared statements', () => {
  const { db } = withTestDatabase();
  const prepared = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(db());
    return rows.map(({ statement }) => statement);
  };
  const seeds = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `i${index}`, width: 1, height: 1 }));
  const values = { hue: 0, chroma: 0, second_hue: 0 };

  it('are stored for a query with values, once however often the query runs', async () => {
    await db()
      .connection()
      .execute(async (connection) => {
        for (const wanted of ['a', 'b', 'c']) await sql`SELECT ${wanted}::text AS given`.execute(connection);
        const { rows } = await sql<{ n: number }>`
        SELECT count(*) AS n FROM pg_prepared_statements WHERE statement LIKE '%AS given'`.execute(connection);
        expect(rows).toEqual([{ n: 1 }]);
      });
  });

  it('answer each query with its own values', async () => {
    const ask = async (wanted: number) =>
      (await sql<{ n: number }>`SELECT ${wanted}::int AS n`.execute(db())).rows[0]?.n;
    expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([1, 2, 3]);
  });

  it('are not stored for rows written in bulk', async () => {
    const rows = seeds(20).map((row) => ({ ...row, ...values }));
    await db().insertInto('images').values(rows).execute();
    expect((await prepared()).filter((statement) => statement.startsWith('insert into "images"'))).toEqual([]);
  });
});
