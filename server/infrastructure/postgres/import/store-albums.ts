import { sql, type Transaction } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { SongEntry } from '../../../domain/import/library-store.port';
import type { Schema } from '../schema';
import { artistKey, latestByKey, type IdsByKey } from './store-parents';

/** The key that identifies an album: title and artist. */
export function albumKey({ title, artist }: { readonly title: string; readonly artist: string }): string {
  return `${artistKey(artist)}\n${artistKey(title)}`;
}

/** An album as the files of its songs name it, with the time of the most recent change to such a file. */
interface NamedAlbum {
  readonly key: string;
  readonly title: string;
  readonly artist: string;
  readonly year: number | null;
  readonly atMs: number;
}

/** An album as it is stored now. */
interface StoredAlbum {
  readonly id: string;
  readonly artist_id: string;
  readonly title_key: string;
}

/**
 * Creates missing albums, applies the most recent spelling, and adds a year to albums without one; returns their ids by
 * `albumKey`. Their pictures, and their artists besides `artist`, are derived from their songs.
 */
export async function storeAlbums(
  transaction: Transaction<Schema>,
  songs: readonly SongEntry[],
  artists: IdsByKey,
  ids: IdSource,
): Promise<IdsByKey> {
  const named = songs.flatMap(albumOf);
  const albums = latestByKey(named, keyOf);
  const dated = latestByKey(
    named.filter(({ year }) => year !== null),
    keyOf,
  );
  const rows = [...albums].map(([key, { title, artist, atMs }]) => ({
    id: ids.next(),
    title,
    key: artistKey(title),
    folded: foldText(title),
    atMs,
    artist: artists.get(artistKey(artist)),
    year: dated.get(key)?.year ?? null,
  }));
  const stored = await sql<StoredAlbum>`
    INSERT INTO albums AS a (id, title, title_key, folded, named_ms, artist_id, year)
    SELECT id, title, key, folded, "atMs", artist, year
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (id text, title text, key text, folded text, "atMs" bigint, artist text, year int)
    ON CONFLICT (artist_id, title_key) DO UPDATE
      SET title = CASE WHEN a.named_ms < EXCLUDED.named_ms THEN EXCLUDED.title ELSE a.title END,
        folded = CASE WHEN a.named_ms < EXCLUDED.named_ms THEN EXCLUDED.folded ELSE a.folded END,
        named_ms = greatest(a.named_ms, EXCLUDED.named_ms), year = COALESCE(EXCLUDED.year, a.year)
    RETURNING id, artist_id, title_key`.execute(transaction);
  const artistKeys = new Map([...artists].map(([key, id]) => [id, key]));
  return new Map(
    stored.rows.map(({ id, artist_id, title_key }) => [`${artistKeys.get(artist_id) ?? ''}\n${title_key}`, id]),
  );
}

const keyOf = ({ key }: NamedAlbum): string => key;

function albumOf({ draft: { album, year }, file }: SongEntry): readonly NamedAlbum[] {
  return album === null ? [] : [{ key: albumKey(album), ...album, year, atMs: file.modifiedMs }];
}
