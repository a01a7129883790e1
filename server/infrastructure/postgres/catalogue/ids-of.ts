import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from '../schema';

/** The `id` of every row of a query, in its order. */
export async function idsOf(db: Kysely<Schema>, query: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await (query as RawBuilder<{ id: string }>).execute(db);
  return rows.map(({ id }) => id);
}
