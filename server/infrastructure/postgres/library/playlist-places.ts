import { sql } from 'kysely';
import { LAST_PLACE, PLACE_STEP } from '../../../domain/library/place-entry';
import { idsOf } from '../catalogue/ids-of';
import type { Work } from './library-sets';

/** Locks these songs, so that they exist until the end of the transaction; returns those that do not exist. */
export async function lockSongs(work: Work, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const found = new Set(
    await idsOf(work, sql`SELECT id FROM all_songs WHERE id = ANY (${ids}::text[]) ORDER BY id FOR KEY SHARE`),
  );
  return [...new Set(ids)].filter((id) => !found.has(id));
}

/** Appends songs to a playlist that is locked or new. */
export async function appendEntries(work: Work, playlistId: string, songIds: readonly string[]): Promise<void> {
  const last = await lastPlace(work, playlistId);
  const isRoom = last + songIds.length * PLACE_STEP <= LAST_PLACE;
  if (!isRoom) await placeAnew(work, playlistId);
  const from = isRoom ? last : await lastPlace(work, playlistId);
  await sql`INSERT INTO playlist_songs (playlist_id, song_id, position)
    SELECT ${playlistId}, id, ${from}::integer + n::integer * ${PLACE_STEP}::integer
    FROM unnest(${songIds}::text[]) WITH ORDINALITY AS given (id, n)`.execute(work);
}

/** Renumbers the entries of a playlist, in their order, `PLACE_STEP` apart. */
export async function placeAnew(work: Work, playlistId: string): Promise<void> {
  await sql`UPDATE playlist_songs e SET position = ordered.n * ${PLACE_STEP}::integer
    FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS n FROM playlist_songs WHERE playlist_id = ${playlistId})
      AS ordered
    WHERE e.id = ordered.id`.execute(work);
}

async function lastPlace(work: Work, playlistId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    SELECT coalesce(max(position), 0) AS last FROM playlist_songs WHERE playlist_id = ${playlistId}`.execute(work);
  return rows[0]?.last ?? 0;
}
