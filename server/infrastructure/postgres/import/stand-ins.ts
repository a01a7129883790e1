import { sql, type Kysely, type Transaction } from 'kysely';
import { idsOf } from '../catalogue/ids-of';
import type { Schema } from '../schema';
import { retryingDeadlocks } from './acceptance';

/** So many are named in one transaction: a whole disk may be away, and no statement takes longer than a few seconds. */
const AT_ONCE = 20_000;

/** Names for each of these songs without a file the first that is there and has the same sound; none where there is none. */
export async function nameStandInsOf(transaction: Transaction<Schema>, songIds: readonly string[]): Promise<void> {
  await sql`UPDATE all_songs s SET stand_in = found.id FROM (
      SELECT a.id AS away, min(other.song_id) AS id
      FROM all_songs a JOIN media_files own ON own.song_id = a.id
        LEFT JOIN media_files other ON other.sound = own.sound AND other.presence = 'here'
      WHERE a.id = ANY (${songIds}::text[]) AND a.presence <> 'here' GROUP BY a.id) found
    WHERE s.id = found.away AND s.stand_in IS DISTINCT FROM found.id`.execute(transaction);
}

/** Names anew which song is heard in the place of each that has no file. */
export async function nameStandIns(db: Kysely<Schema>): Promise<void> {
  const absent = await idsOf(db, sql`SELECT id FROM all_songs WHERE presence <> 'here' ORDER BY id`);
  for (let at = 0; at < absent.length; at += AT_ONCE) {
    const some = absent.slice(at, at + AT_ONCE);
    await retryingDeadlocks(() => db.transaction().execute((transaction) => nameStandInsOf(transaction, some)));
  }
}
