import { sql, type Transaction } from 'kysely';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { Schema } from '../schema';
import { artistKey, storeNamedArtists, type IdsByKey } from './store-parents';

/** The artists of an album besides its main artist, as one of its songs names them, and as they are stored. */
interface Credit {
  readonly id: string;
  readonly others: readonly string[];
  readonly displayArtist: string | null;
  readonly atMs: number;
  readonly keptKeys: readonly string[];
  readonly keptDisplay: string | null;
}

/**
 * Credits each of these albums as its most recently changed song file does; absent files are ignored while at least one file is
 * present. Albums without a song stay unchanged.
 */
export async function creditAlbums(
  transaction: Transaction<Schema>,
  albumIds: readonly string[],
  ids: IdSource,
): Promise<void> {
  const { rows } = await sql<Credit>`
    SELECT DISTINCT ON (a.id) a.id, s.other_album_artists AS others, s.display_album_artist AS "displayArtist",
      coalesce(f.mtime_ms, 0) AS "atMs", a.display_artist AS "keptDisplay", ARRAY(
        SELECT name_key FROM other_album_artists o JOIN artists ON artists.id = o.artist_id WHERE o.album_id = a.id
        ORDER BY o.position) AS "keptKeys"
    FROM albums a JOIN all_songs s ON s.album_id = a.id LEFT JOIN media_files f ON f.song_id = s.id
    WHERE a.id = ANY (${albumIds}::text[])
    ORDER BY a.id, s.presence = 'here' DESC, f.mtime_ms DESC NULLS LAST, s.id`.execute(transaction);
  const spellings = rows.flatMap(({ others, atMs }) => others.map((name) => ({ name, atMs })));
  const artists = spellings.length === 0 ? NOBODY : await storeNamedArtists(transaction, spellings, ids);
  const changed = rows.filter(isChanged);
  if (changed.length > 0) await storeCredits(transaction, changed, artists);
}

const NOBODY: IdsByKey = new Map();

const isChanged = ({ others, displayArtist, keptKeys, keptDisplay }: Credit): boolean =>
  displayArtist !== keptDisplay || others.map(artistKey).join('\n') !== keptKeys.join('\n');

async function storeCredits(
  transaction: Transaction<Schema>,
  credits: readonly Credit[],
  artists: IdsByKey,
): Promise<void> {
  const shown = credits.map(({ id, displayArtist }) => ({ id, displayArtist }));
  await sql`UPDATE albums a SET display_artist = r."displayArtist"
    FROM jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) AS r (id text, "displayArtist" text)
    WHERE a.id = r.id`.execute(transaction);
  const albumIds = credits.map(({ id }) => id);
  await sql`DELETE FROM other_album_artists WHERE album_id = ANY (${albumIds}::text[])`.execute(transaction);
  const rows = credits.flatMap(({ id, others }) =>
    others.map((name, at) => ({ album: id, artist: artists.get(artistKey(name)), position: at + 1 })),
  );
  await sql`INSERT INTO other_album_artists (album_id, artist_id, position)
    SELECT album, artist, position
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (album text, artist text, position int)`.execute(
    transaction,
  );
}
