import { sql, type RawBuilder, type Transaction } from 'kysely';
import { idsOf } from '../catalogue/ids-of';
import type { Schema } from '../schema';

/** A song or clip that is to be deleted, and its stand-in, which has the same sound. */
export interface StoodFor {
  readonly id: string;
  readonly standIn: string;
}

/** Transfers the likes, playlist entries, plays and listening history of songs to their stand-ins. */
export async function moveToStandIns(transaction: Transaction<Schema>, pairs: readonly StoodFor[]): Promise<void> {
  if (pairs.length === 0) return;
  const moved = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS m (id text, "standIn" text)`;
  await sql`INSERT INTO liked_songs (account_id, song_id, liked_at)
    SELECT l.account_id, m."standIn", min(l.liked_at) FROM liked_songs l JOIN ${moved} ON m.id = l.song_id
    GROUP BY l.account_id, m."standIn" ON CONFLICT DO NOTHING`.execute(transaction);
  await movePlaces(transaction, moved);
  await sql`INSERT INTO heard_songs AS known (account_id, song_id, heard_at, times)
    SELECT h.account_id, m."standIn", max(h.heard_at), sum(h.times) FROM heard_songs h JOIN ${moved} ON m.id = h.song_id
    GROUP BY h.account_id, m."standIn" ON CONFLICT (account_id, song_id) DO UPDATE
      SET heard_at = greatest(known.heard_at, EXCLUDED.heard_at), times = known.times + EXCLUDED.times`.execute(
    transaction,
  );
  await sql`UPDATE plays p SET song_id = m."standIn" FROM ${moved} WHERE p.song_id = m.id`.execute(transaction);
  await sql`UPDATE all_songs s SET play_count = s.play_count + more.plays
    FROM (SELECT m."standIn", sum(a.play_count) AS plays FROM ${moved} JOIN all_songs a ON a.id = m.id
      GROUP BY m."standIn") more WHERE s.id = more."standIn"`.execute(transaction);
  await sql`UPDATE all_short_videos v SET song_id = m."standIn" FROM ${moved} WHERE v.song_id = m.id`.execute(
    transaction,
  );
}

/** A playlist whose entries change gets a new length and a new version, from which other devices detect the change. */
async function movePlaces(transaction: Transaction<Schema>, moved: RawBuilder<unknown>): Promise<void> {
  const playlists = await idsOf(
    transaction,
    sql`SELECT DISTINCT p.playlist_id AS id FROM playlist_songs p JOIN ${moved} ON m.id = p.song_id`,
  );
  await sql`SELECT FROM playlists WHERE id = ANY (${playlists}::text[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    transaction,
  );
  await sql`UPDATE playlist_songs p SET song_id = m."standIn", duration_ms = s.duration_ms
    FROM ${moved} JOIN all_songs s ON s.id = m."standIn" WHERE p.song_id = m.id`.execute(transaction);
  await sql`UPDATE playlists p SET version = version + 1,
      duration_ms = (SELECT coalesce(sum(e.duration_ms), 0) FROM playlist_songs e WHERE e.playlist_id = p.id)
    WHERE p.id = ANY (${playlists}::text[])`.execute(transaction);
}
