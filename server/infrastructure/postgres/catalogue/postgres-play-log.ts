import { sql, type Kysely } from 'kysely';
import type { Play, PlayLog } from '../../../domain/plays/play-log.port';
import type { Schema } from '../schema';
import { idsOf } from './ids-of';

const FOREIGN_KEY_VIOLATION = '23503';

const isForeignKeyViolation = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === FOREIGN_KEY_VIOLATION;

export class PostgresPlayLog implements PlayLog {
  constructor(private readonly db: Kysely<Schema>) {}

  async durationOf(songId: string): Promise<number | null> {
    const song = await this.db
      .selectFrom('all_songs')
      .select('duration_ms')
      .where('id', '=', songId)
      .executeTakeFirst();
    return song?.duration_ms ?? null;
  }

  async record(play: Play): Promise<boolean | null> {
    try {
      const added = await this.add(play);
      if (added === true) await raisePopularity(this.db, play.songId);
      return added ?? (await this.countedOf(play.eventId));
    } catch (error) {
      if (isForeignKeyViolation(error)) return null;
      throw error;
    }
  }

  /** One statement and therefore one transaction: the song's count rises only with a new row. Null if the row existed already. */
  private async add({ eventId, songId, deviceId, accountId, playedMs, counted }: Play): Promise<boolean | null> {
    const { rows } = await sql<{ counted: boolean }>`
      WITH added AS (
        INSERT INTO plays (event_id, song_id, device_id, played_ms, counted)
        VALUES (${eventId}, ${songId}, ${deviceId}, ${playedMs}, ${counted})
        ON CONFLICT (event_id) DO NOTHING RETURNING song_id, counted
      ), raised AS (
        UPDATE all_songs SET play_count = play_count + 1 WHERE id IN (SELECT song_id FROM added WHERE counted)
      ), heard AS (
        INSERT INTO heard_songs (account_id, song_id)
        SELECT ${accountId}::text, song_id FROM added WHERE counted AND ${accountId}::text IS NOT NULL
        ON CONFLICT (account_id, song_id) DO UPDATE SET heard_at = now(), times = heard_songs.times + 1
      )
      SELECT counted FROM added`.execute(this.db);
    return rows[0]?.counted ?? null;
  }

  private async countedOf(eventId: string): Promise<boolean | null> {
    const play = await this.db.selectFrom('plays').select('counted').where('event_id', '=', eventId).executeTakeFirst();
    return play?.counted ?? null;
  }
}

/**
 * A song was played once more, so the counts of its album and its artists rise too. Each statement changes one row in its own
 * transaction: a transaction that locks one row at a time causes no deadlock, however many plays, likes and imports there are.
 */
async function raisePopularity(db: Kysely<Schema>, songId: string): Promise<void> {
  await sql`UPDATE albums SET play_count = play_count + 1
    WHERE id = (SELECT album_id FROM all_songs WHERE id = ${songId})`.execute(db);
  const artists = await idsOf(db, sql`SELECT DISTINCT artist_id AS id FROM all_song_artists WHERE song_id = ${songId}`);
  for (const id of artists) await sql`UPDATE artists SET play_count = play_count + 1 WHERE id = ${id}`.execute(db);
}
