import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema';

/** Names for each song without a file the first that is there and has the same sound; none where there is none any more. */
export async function nameStandIns(transaction: Transaction<Schema>): Promise<void> {
  await sql`UPDATE all_songs s SET stand_in = NULL WHERE stand_in IS NOT NULL AND (presence = 'here' OR NOT EXISTS (
      SELECT FROM media_files own JOIN media_files other ON other.sound = own.sound
      WHERE own.song_id = s.id AND other.song_id = s.stand_in AND other.presence = 'here'))`.execute(transaction);
  await sql`UPDATE all_songs s SET stand_in = found.id FROM (
      SELECT own.song_id AS away, min(other.song_id) AS id
      FROM all_songs a JOIN media_files own ON own.song_id = a.id
        JOIN media_files other ON other.sound = own.sound AND other.presence = 'here'
      WHERE a.presence <> 'here' AND a.stand_in IS NULL GROUP BY own.song_id) found
    WHERE s.id = found.away`.execute(transaction);
}
