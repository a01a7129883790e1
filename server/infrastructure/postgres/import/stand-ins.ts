import { sql, type Kysely, type Transaction } from 'kysely';
import { idsOf } from '../catalogue/ids-of';
import type { Schema } from '../schema';
import { retryingDeadlocks } from './acceptance';

/** How many items one transaction updates: a whole disk may be absent, and no statement may take longer than a few seconds. */
const AT_ONCE = 20_000;

/** For each kind, the table of all items and the view of the present ones. */
export const MEDIA_TABLES = {
  song: { all: sql`all_songs`, here: sql`songs` },
  clip: { all: sql`all_short_videos`, here: sql`short_videos` },
} as const;
/** The sound of each item, and whether its file is present. */
const SOUNDS = {
  song: sql`(SELECT song_id AS id, sound, presence FROM media_files)`,
  clip: sql`all_short_videos`,
} as const;

/**
 * Sets as the stand-in of each of these items without a file the first present item of its kind with the same sound, or none if
 * there is none.
 */
export async function nameStandInsOf(
  transaction: Transaction<Schema>,
  kind: keyof typeof MEDIA_TABLES,
  ids: readonly string[],
): Promise<void> {
  const { all } = MEDIA_TABLES[kind];
  await sql`UPDATE ${all} s SET stand_in = found.id FROM (
      SELECT a.id AS away, min(other.id) AS id
      FROM ${all} a JOIN ${SOUNDS[kind]} own ON own.id = a.id
        LEFT JOIN ${SOUNDS[kind]} other ON other.sound = own.sound AND other.presence = 'here'
      WHERE a.id = ANY (${ids}::text[]) AND a.presence <> 'here' GROUP BY a.id) found
    WHERE s.id = found.away AND s.stand_in IS DISTINCT FROM found.id`.execute(transaction);
}

/** Determines again the stand-in of every song and clip that has no file. */
export async function nameStandIns(db: Kysely<Schema>): Promise<void> {
  for (const kind of ['song', 'clip'] as const) {
    const absent = await idsOf(db, sql`SELECT id FROM ${MEDIA_TABLES[kind].all} WHERE presence <> 'here' ORDER BY id`);
    for (let at = 0; at < absent.length; at += AT_ONCE) {
      const some = absent.slice(at, at + AT_ONCE);
      await retryingDeadlocks(() => db.transaction().execute((transaction) => nameStandInsOf(transaction, kind, some)));
    }
  }
}
