import { sql, type RawBuilder } from 'kysely';

/** An instant in the format of the wire. */
const iso = (instant: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const listOf = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((SELECT jsonb_agg(to_jsonb(each)) FROM (${rows}) each), '[]')`;

/** The artists of song `s`. */
const ARTISTS = sql`coalesce((SELECT jsonb_agg(a.name ORDER BY sa.position) FROM all_song_artists sa
  JOIN artists a ON a.id = sa.artist_id WHERE sa.song_id = s.id), '[]') AS artists`;

type ClipTable = 'liked_shorts' | 'saved_shorts' | 'hidden_shorts' | 'seen_shorts';

const clips = (table: ClipTable, moment: string, accountId: string): RawBuilder<unknown> =>
  listOf(sql`SELECT v.id, v.caption, ${iso(sql.ref(`k.${moment}`))} AS at FROM ${sql.table(table)} k
    JOIN all_short_videos v ON v.id = k.short_id WHERE k.account_id = ${accountId} ORDER BY ${sql.ref(`k.${moment}`)}`);

const playlists = (accountId: string): RawBuilder<unknown> =>
  listOf(sql`SELECT p.id, p.name, p.description, p.is_public, ${iso(sql`p.created_at`)} AS created_at,
      ${listOf(sql`SELECT s.id, s.title, ${ARTISTS} FROM playlist_songs e JOIN all_songs s ON s.id = e.song_id
        WHERE e.playlist_id = p.id ORDER BY e.position`)} AS songs
    FROM playlists p WHERE p.owner_id = ${accountId} ORDER BY p.created_at, p.id`);

const saved = (accountId: string): RawBuilder<unknown> =>
  listOf(sql`SELECT k.kind, coalesce(al.id, p.id) AS id, coalesce(al.title, p.name) AS name, ${iso(sql`k.saved_at`)} AS at
    FROM saved_collections k LEFT JOIN albums al ON al.id = k.album_id LEFT JOIN playlists p ON p.id = k.playlist_id
      AND (p.is_public OR p.owner_id IS NULL OR p.owner_id = ${accountId})
    WHERE k.account_id = ${accountId} AND coalesce(al.id, p.id) IS NOT NULL ORDER BY k.saved_at`);

/** One row with one column `kept`: all stored data of an account, in the form of `AccountData`. */
export const accountData = (accountId: string): RawBuilder<unknown> => sql`SELECT jsonb_build_object(
  'devices', ${listOf(sql`SELECT device_name AS name, ip, ${iso(sql`created_at`)} AS first_seen,
    ${iso(sql`last_seen_at`)} AS last_seen FROM sessions WHERE account_id = ${accountId} ORDER BY created_at`)},
  'liked_songs', ${listOf(sql`SELECT s.id, s.title, ${ARTISTS}, ${iso(sql`k.liked_at`)} AS at FROM liked_songs k
    JOIN all_songs s ON s.id = k.song_id WHERE k.account_id = ${accountId} ORDER BY k.liked_at`)},
  'history', ${listOf(sql`SELECT s.id, s.title, ${ARTISTS}, k.times, ${iso(sql`k.heard_at`)} AS at FROM heard_songs k
    JOIN all_songs s ON s.id = k.song_id WHERE k.account_id = ${accountId} ORDER BY k.heard_at`)},
  'followed_artists', ${listOf(sql`SELECT a.id, a.name, ${iso(sql`k.followed_at`)} AS at FROM followed_artists k
    JOIN artists a ON a.id = k.artist_id WHERE k.account_id = ${accountId} ORDER BY k.followed_at`)},
  'saved', ${saved(accountId)},
  'playlists', ${playlists(accountId)},
  'clips', jsonb_build_object('liked', ${clips('liked_shorts', 'liked_at', accountId)},
    'saved', ${clips('saved_shorts', 'saved_at', accountId)},
    'hidden', ${clips('hidden_shorts', 'hidden_at', accountId)},
    'seen', ${clips('seen_shorts', 'seen_at', accountId)}),
  'documents', ${listOf(sql`SELECT name, body, ${iso(sql`updated_at`)} AS at FROM documents
    WHERE account_id = ${accountId} ORDER BY name`)},
  'comments', ${listOf(sql`SELECT id, short_id AS clip_id, text, ${iso(sql`written_at`)} AS at FROM short_comments
    WHERE account_id = ${accountId} ORDER BY written_at, id`)}
) AS kept`;
