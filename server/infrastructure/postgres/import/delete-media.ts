import { sql, type Transaction } from 'kysely';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { Schema } from '../schema';
import { creditAlbums } from './album-credits';
import { parentsOfMedia, type Parents } from './successors';
import { forgetEmpty, removeEmpty, type Looked } from './remove-unseen';

/** The albums and artists that songs and clips belong to. */
export function albumsAndArtists(parents: readonly Parents[]): Looked {
  return {
    albumIds: parents.flatMap(({ albumId }) => albumId ?? []),
    artistIds: parents.flatMap(({ artistIds, albumArtistIds }) => [...artistIds, ...albumArtistIds]),
  };
}

/**
 * Removes songs and clips for good, and the albums and artists that are left without any. A listener who saved or followed a
 * removed album or artist gets its successors instead, or nothing if there are none.
 */
export async function deleteMedia(
  transaction: Transaction<Schema>,
  { songIds, clipIds }: { readonly songIds: readonly string[]; readonly clipIds: readonly string[] },
  ids: IdSource,
): Promise<void> {
  const parents = await parentsOfMedia(transaction, [...songIds, ...clipIds]);
  await sql`DELETE FROM all_songs WHERE id = ANY (${songIds}::text[])`.execute(transaction);
  await sql`DELETE FROM all_short_videos WHERE id = ANY (${clipIds}::text[])`.execute(transaction);
  const looked = albumsAndArtists(parents);
  await creditAlbums(transaction, looked.albumIds, ids);
  await removeEmpty(transaction, looked);
  await forgetEmpty(transaction, looked);
}
