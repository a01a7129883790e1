import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../schema';
import { idsOf } from '../catalogue/ids-of';

export type Work = Kysely<Schema> | Transaction<Schema>;

/**
 * Runs work on rows that are counted elsewhere. `rows` locks what is counted, in the order of ids: two listeners who keep and
 * leave the same things at once wait for each other, and neither fails. What is asked for and not there is told to the work.
 */
export function withCounted<T>(
  db: Kysely<Schema>,
  asked: readonly string[],
  rows: RawBuilder<unknown>,
  work: (transaction: Transaction<Schema>, missing: readonly string[]) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const found = new Set(await idsOf(transaction, rows));
    return work(
      transaction,
      asked.filter((id) => !found.has(id)),
    );
  });
}

/** The rows of a table with these ids, locked for what is counted of them. */
export const countedRows = (table: 'all_songs' | 'albums' | 'artists', ids: readonly string[]): RawBuilder<unknown> =>
  sql`SELECT id FROM ${sql.table(table)} WHERE id = ANY (${ids}::text[]) ORDER BY id FOR NO KEY UPDATE`;
