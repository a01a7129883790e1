import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema';
import { idsOf } from './ids-of';

/**
 * A song was played once more, so the counts of its album and its artists rise too. Each statement changes one row in its own
 * transaction: a transaction that locks one row at a time causes no deadlock, however many plays, likes and imports there are.
 */
export async function raisePopularity(db: Kysely<Schema>, songId: string): Promise<void> {
  await sql`UPDATE albums SET play_count = play_count + 1
    WHERE id = (SELECT album_id FROM all_songs WHERE id = ${songId})`.execute(db);
  const artists = await idsOf(db, sql`SELECT DISTINCT artist_id AS id FROM all_song_artists WHERE song_id = ${songId}`);
  for (const id of artists) await sql`UPDATE artists SET play_count = play_count + 1 WHERE id = ${id}`.execute(db);
}
