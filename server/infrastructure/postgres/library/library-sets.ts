import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../schema';
import { idsOf } from '../catalogue/ids-of';

export type Work = Kysely<Schema> | Transaction<Schema>;

/**
 * Runs `work` on library entries that are counted in other rows. `rows` locks the counted rows in the order of ids: if two
 * listeners save and remove the same items at once, one waits for the other, and neither fails. `work` receives the requested ids
 * that do not exist.
 */
export function withCounted<T>(
  db: Kysely<Schema>,
  ids: readonly string[],
  rows: RawBuilder<unknown>,
  work: (transaction: Transaction<Schema>, missing: readonly string[]) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const found = new Set(await idsOf(transaction, rows));
    return work(
      transaction,
      ids.filter((id) => !found.has(id)),
    );
  });
}

/** The rows of a table with these ids, locked because their counts will change. */
export const countedRows = (table: 'all_songs' | 'albums' | 'artists', ids: readonly string[]): RawBuilder<unknown> =>
  sql`SELECT id FROM ${sql.table(table)} WHERE id = ANY (${ids}::text[]) ORDER BY id FOR NO KEY UPDATE`;
