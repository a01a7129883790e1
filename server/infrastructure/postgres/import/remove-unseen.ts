import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../schema';

/** The albums and artists to examine. */
export interface Looked {
  readonly albumIds: readonly string[];
  readonly artistIds: readonly string[];
}

const ANY_AT_ALL = sql`true`;
const among = (ids: readonly string[] | undefined, column: RawBuilder<unknown>): RawBuilder<unknown> =>
  ids === undefined ? ANY_AT_ALL : sql`${column} = ANY (${ids}::text[])`;

const isEmptyAlbum = (id: RawBuilder<unknown>) => sql`NOT EXISTS (SELECT FROM all_songs WHERE album_id = ${id})`;
const isEmptyArtist = (id: RawBuilder<unknown>) => sql`NOT EXISTS (SELECT FROM all_song_artists WHERE artist_id = ${id})
  AND NOT EXISTS (SELECT FROM albums WHERE artist_id = ${id})
  AND NOT EXISTS (SELECT FROM other_album_artists WHERE artist_id = ${id})
  AND NOT EXISTS (SELECT FROM all_short_videos WHERE artist_id = ${id})
  AND NOT EXISTS (SELECT FROM all_short_videos WHERE named_artist_id = ${id})`;
const EMPTY_ALBUM = isEmptyAlbum(sql`a.id`);
const EMPTY_ARTIST = isEmptyArtist(sql`a.id`);
/** Whether the successors of `a`, direct or indirect, have songs: moves may form a cycle if scans were interrupted. */
const IS_ALBUM_LED_ON = sql`EXISTS (WITH RECURSIVE reached AS (
    SELECT album_id AS id FROM album_successors WHERE former_id = a.id
    UNION SELECT m.album_id FROM album_successors m JOIN reached ON reached.id = m.former_id)
  SELECT FROM reached WHERE NOT (${isEmptyAlbum(sql`reached.id`)}))`;
const IS_ARTIST_LED_ON = sql`EXISTS (WITH RECURSIVE reached AS (
    SELECT artist_id AS id FROM artist_successors WHERE former_id = a.id
    UNION SELECT m.artist_id FROM artist_successors m JOIN reached ON reached.id = m.former_id)
  SELECT FROM reached WHERE NOT (${isEmptyArtist(sql`reached.id`)}))`;
/**
 * Of several successors, only those that took at least half as many songs as the largest one: one guest song does not make a
 * successor.
 */
const HEIRS = sql`2 * m.song_count >= max(m.song_count) OVER (PARTITION BY m.former_id)`;

/**
 * Removes the albums and artists without a song; without `looked`, all of them. A listener who saved or followed one gets its
 * successors instead; a saved or followed one without successors, as when a file has lost its tags, stays.
 */
export async function removeEmpty(transaction: Transaction<Schema>, looked?: Looked): Promise<void> {
  await removeAlbums(transaction, among(looked?.albumIds, sql`a.id`));
  await removeArtists(transaction, among(looked?.artistIds, sql`a.id`));
}

/**
 * Removes those of these albums and artists that have no song, even if a listener saved or followed them: their songs are gone
 * for good.
 */
export async function forgetEmpty(transaction: Transaction<Schema>, { albumIds, artistIds }: Looked): Promise<void> {
  await sql`DELETE FROM albums a WHERE ${among(albumIds, sql`a.id`)} AND ${EMPTY_ALBUM}`.execute(transaction);
  await sql`DELETE FROM artists a WHERE ${among(artistIds, sql`a.id`)} AND ${EMPTY_ARTIST}`.execute(transaction);
}

/** Removes albums and artists without a song, and pictures that are no longer shown anywhere. */
export async function removeUnseen(transaction: Transaction<Schema>): Promise<void> {
  await removeEmpty(transaction);
  await sql`DELETE FROM images AS i WHERE NOT EXISTS (SELECT FROM all_songs WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM albums WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM artists WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM artists WHERE banner_id = i.id)
    AND NOT EXISTS (SELECT FROM categories WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM playlists WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM all_short_videos WHERE image_id = i.id)`.execute(transaction);
}

async function removeAlbums(transaction: Transaction<Schema>, wanted: RawBuilder<unknown>): Promise<void> {
  const saves = sql`INSERT INTO saved_collections (account_id, kind, album_id, saved_at)
    SELECT s.account_id, 'album', heir.album_id, s.saved_at
    FROM (SELECT m.former_id, m.album_id, ${HEIRS} AS is_heir FROM album_successors m JOIN albums a ON a.id = m.former_id
      WHERE ${wanted} AND ${EMPTY_ALBUM}) heir JOIN saved_collections s ON s.album_id = heir.former_id
    WHERE heir.is_heir ORDER BY heir.album_id ON CONFLICT DO NOTHING`;
  await repeatWhileAdding(transaction, saves);
  await sql`DELETE FROM albums a WHERE ${wanted} AND ${EMPTY_ALBUM}
    AND (a.save_count = 0 OR ${IS_ALBUM_LED_ON})`.execute(transaction);
}

async function removeArtists(transaction: Transaction<Schema>, wanted: RawBuilder<unknown>): Promise<void> {
  const follows = sql`INSERT INTO followed_artists (account_id, artist_id, followed_at)
    SELECT f.account_id, heir.artist_id, f.followed_at
    FROM (SELECT m.former_id, m.artist_id, ${HEIRS} AS is_heir FROM artist_successors m JOIN artists a ON a.id = m.former_id
      WHERE ${wanted} AND ${EMPTY_ARTIST}) heir JOIN followed_artists f ON f.artist_id = heir.former_id
    WHERE heir.is_heir ORDER BY heir.artist_id ON CONFLICT DO NOTHING`;
  await repeatWhileAdding(transaction, follows);
  await sql`DELETE FROM artists a WHERE ${wanted} AND ${EMPTY_ARTIST}
    AND (a.follower_count = 0 OR ${IS_ARTIST_LED_ON})`.execute(transaction);
}

/** If scans were interrupted, a successor may itself be empty by now: then its own successors follow. */
async function repeatWhileAdding(transaction: Transaction<Schema>, insert: RawBuilder<unknown>): Promise<void> {
  const { numAffectedRows = 0n } = await insert.execute(transaction);
  if (numAffectedRows > 0n) await repeatWhileAdding(transaction, insert);
}
