import { sql, type Transaction } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import type { IdSource } from '../../../application/ports/id-source.port';
import { VARIOUS_ARTISTS } from '../../../domain/import/draft-song';
import type { SongEntry } from '../../../domain/import/library-store.port';
import type { StoredPicture } from '../../../domain/images/picture-store.port';
import type { Schema } from '../schema';

/** Ids by the key that identifies a row. */
export type IdsByKey = ReadonlyMap<string, string>;

/** The key that identifies an artist's name: regardless of case, the same letters with the same accents. */
export function artistKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export async function storePictures(transaction: Transaction<Schema>, songs: readonly SongEntry[]): Promise<void> {
  const found = songs.flatMap(({ picture, artistPictures: { portrait, banner } }) => [picture, portrait, banner]);
  await storePictureRows(
    transaction,
    found.flatMap((picture) => (picture === null ? [] : [picture])),
  );
}

/** Adds rows for stored pictures; an existing row stays as it is. */
export async function storePictureRows(
  transaction: Transaction<Schema>,
  pictures: readonly StoredPicture[],
): Promise<void> {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const rows = [...byId.values()].map(({ id, width, height, colour }) => ({ id, width, height, ...colour }));
  await sql`INSERT INTO images (id, width, height, hue, chroma, second_hue)
    SELECT id, width, height, hue, chroma, "secondHue"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (id text, width int, height int, hue real, chroma real, "secondHue" real)
    ON CONFLICT (id) DO NOTHING`.execute(transaction);
}

/** The spelling of a name, and when its source was last changed. */
export interface Spelling {
  readonly name: string;
  readonly atMs: number;
}

/** Creates the missing artists of songs; returns the ids of all by `artistKey`. */
export function storeArtists(
  transaction: Transaction<Schema>,
  songs: readonly SongEntry[],
  ids: IdSource,
): Promise<IdsByKey> {
  const spellings = songs.flatMap(({ draft, file }) =>
    [...draft.artists, ...(draft.album === null ? [] : [draft.album.artist])].map((name) => ({
      name,
      atMs: file.modifiedMs,
    })),
  );
  return storeNamedArtists(transaction, spellings, ids);
}

/** Creates the missing artists with these names, and applies the most recent spelling; returns the ids of all by `artistKey`. */
export async function storeNamedArtists(
  transaction: Transaction<Schema>,
  spellings: readonly Spelling[],
  ids: IdSource,
): Promise<IdsByKey> {
  const byKey = latestByKey(spellings, ({ name }) => artistKey(name));
  const rows = [...byKey].map(([key, { name, atMs }]) => ({ id: ids.next(), name, key, folded: foldText(name), atMs }));
  await sql`INSERT INTO artists (id, name, name_key, folded, named_ms)
    SELECT id, name, key, folded, "atMs"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (id text, name text, key text, folded text, "atMs" bigint) ORDER BY key
    ON CONFLICT (name_key) DO UPDATE SET name = EXCLUDED.name, folded = EXCLUDED.folded, named_ms = EXCLUDED.named_ms
      WHERE artists.named_ms < EXCLUDED.named_ms`.execute(transaction);
  const found = await transaction
    .selectFrom('artists')
    .select(['id', 'name_key'])
    .where('name_key', '=', sql<string>`ANY(${[...byKey.keys()]})`)
    .execute();
  return new Map(found.map(({ id, name_key }) => [name_key, id]));
}

/** For each key, the item that was changed last; the first one if several have the same time. */
export function latestByKey<T extends { readonly atMs: number }>(
  all: readonly T[],
  keyOf: (each: T) => string,
): Map<string, T> {
  const latest = new Map<string, T>();
  for (const each of all) {
    const known = latest.get(keyOf(each));
    if (known === undefined || known.atMs < each.atMs) latest.set(keyOf(each), each);
  }
  return latest;
}

/** Gives artists the pictures of their folders; an artist whose folder has no picture retains its current one. */
export async function storeArtistPictures(
  transaction: Transaction<Schema>,
  songs: readonly SongEntry[],
  artists: IdsByKey,
): Promise<void> {
  const rows = songs.flatMap(({ draft, artistPictures: { portrait, banner } }) => {
    const name = draft.album?.artist ?? draft.artists[0];
    if (name === VARIOUS_ARTISTS || (portrait === null && banner === null)) return [];
    return [{ id: artists.get(artistKey(name)), portrait: portrait?.id ?? null, banner: banner?.id ?? null }];
  });
  if (rows.length === 0) return;
  await sql`UPDATE artists SET image_id = COALESCE(r.portrait, image_id), banner_id = COALESCE(r.banner, banner_id)
    FROM (SELECT DISTINCT ON (id) id, portrait, banner
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id text, portrait text, banner text)
      ORDER BY id, portrait NULLS LAST, banner NULLS LAST) r
    WHERE artists.id = r.id`.execute(transaction);
}
