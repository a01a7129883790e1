import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from '../schema';

/** The `id` of every row of a query, in its order. */
export async function idsOf(db: Kysely<Schema>, query: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await (query as RawBuilder<{ id: string }>).execute(db);
  return rows.map(({ id }) => id);
}

/** The `n` of a query's one row; 0 where it has none. */
export async function countOf(db: Kysely<Schema>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await (query as RawBuilder<{ n: number }>).execute(db);
  return rows[0]?.n ?? 0;
}

/** The found items in the order of the requested ids; ids that were not found are omitted. */
export function inOrderOf<T extends { readonly id: string }>(
  ids: readonly string[],
  found: readonly T[],
): readonly T[] {
  const byId = new Map(found.map((each) => [each.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
