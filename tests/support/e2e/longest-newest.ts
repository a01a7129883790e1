import { sql } from 'kysely';
import type { RunningProduct } from './running-product';
import { inDatabaseOf } from './product-database';

/**
 * Songs that were imported together are equally new and in any order. From now on the longest are the newest, so a song that a
 * test plays from the first places lasts longer than the rest of the test.
 */
export function makeLongestNewest(product: RunningProduct): Promise<void> {
  return inDatabaseOf(product, (db) =>
    sql`UPDATE songs SET created_at = ranked.at
      FROM (SELECT id, now() - row_number() OVER (ORDER BY duration_ms DESC, id) * interval '1 second' AS at FROM songs) ranked
      WHERE songs.id = ranked.id`.execute(db),
  );
}
