import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../schema';

/** The album and artists of a song or a clip. */
export interface Parents {
  readonly id: string;
  readonly albumId: string | null;
  readonly albumArtistIds: readonly string[];
  readonly artistIds: readonly string[];
}

/** One album or artist whose songs moved to another. */
interface Move {
  readonly former: string;
  readonly next: string;
}

type Table = 'album_successors' | 'artist_successors';

/** The albums and artists of those of these songs that exist. */
export async function parentsOfSongs(
  transaction: Transaction<Schema>,
  songIds: readonly string[],
): Promise<readonly Parents[]> {
  const { rows } = await sql<Parents>`
    SELECT s.id, s.album_id AS "albumId", CASE WHEN a.id IS NULL THEN '[]' ELSE jsonb_build_array(a.artist_id) || coalesce((
      SELECT jsonb_agg(o.artist_id ORDER BY o.position) FROM other_album_artists o WHERE o.album_id = a.id), '[]')
      END AS "albumArtistIds", coalesce((
      SELECT jsonb_agg(sa.artist_id ORDER BY sa.position) FROM all_song_artists sa WHERE sa.song_id = s.id), '[]') AS "artistIds"
    FROM all_songs s LEFT JOIN albums a ON a.id = s.album_id WHERE s.id = ANY (${songIds}::text[])`.execute(
    transaction,
  );
  return rows;
}

/** The artists that these clips, as far as they exist, name directly and not only through their song. */
export async function parentsOfClips(
  transaction: Transaction<Schema>,
  clipIds: readonly string[],
): Promise<readonly Parents[]> {
  const { rows } = await sql<Parents>`
    SELECT id, NULL AS "albumId", '[]'::jsonb AS "albumArtistIds", jsonb_build_array(named_artist_id) AS "artistIds"
    FROM all_short_videos WHERE id = ANY (${clipIds}::text[]) AND named_artist_id IS NOT NULL`.execute(transaction);
  return rows;
}

/** The parents of songs and clips; no clip has a song's id. */
export const parentsOfMedia = async (
  transaction: Transaction<Schema>,
  ids: readonly string[],
): Promise<readonly Parents[]> => [
  ...(await parentsOfSongs(transaction, ids)),
  ...(await parentsOfClips(transaction, ids)),
];

/** Notes which album or artist replaced which, song by song; see `removeEmpty`. A move back deletes the earlier move. */
export async function noteSuccessors(
  transaction: Transaction<Schema>,
  before: readonly Parents[],
  after: readonly Parents[],
): Promise<void> {
  const now = new Map(after.map((parents) => [parents.id, parents]));
  const changes = before.flatMap((then) => {
    const next = now.get(then.id);
    return next === undefined ? [] : [{ then, next }];
  });
  const albums = changes.flatMap(({ then, next }) => replaced(listed(then.albumId), listed(next.albumId)));
  const artists = changes.flatMap(({ then, next }) => [
    ...replaced(then.artistIds, next.artistIds),
    ...replaced(then.albumArtistIds, next.albumArtistIds),
  ]);
  await addMoves(transaction, 'album_successors', sql`album_id`, albums);
  await addMoves(transaction, 'artist_successors', sql`artist_id`, artists);
}

const listed = (id: string | null): readonly string[] => (id === null ? [] : [id]);

/** Pairs each id that is no longer present with each new id. */
function replaced(before: readonly string[], after: readonly string[]): readonly Move[] {
  const gained = after.filter((id) => !before.includes(id));
  return before.filter((id) => !after.includes(id)).flatMap((former) => gained.map((next) => ({ former, next })));
}

async function addMoves(
  transaction: Transaction<Schema>,
  table: Table,
  successor: RawBuilder<unknown>,
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) return;
  await sql`DELETE FROM ${sql.table(table)} k USING jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
    AS r (former text, next text) WHERE k.former_id = r.next AND k.${successor} = r.former`.execute(transaction);
  await sql`INSERT INTO ${sql.table(table)} AS known (former_id, ${successor}, song_count)
    SELECT former, next, count(*) FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS r (former text, next text)
    GROUP BY former, next ORDER BY former, next
    ON CONFLICT (former_id, ${successor}) DO UPDATE SET song_count = known.song_count + EXCLUDED.song_count`.execute(
    transaction,
  );
}
