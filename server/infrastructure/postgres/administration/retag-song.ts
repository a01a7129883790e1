import { sql, type Transaction } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { CreditedTags } from '../../../domain/catalogue/song-tags';
import { sumPlays } from '../import/sum-plays';
import { albumsAndArtists } from '../import/delete-media';
import { removeEmpty } from '../import/remove-unseen';
import { noteSuccessors, parentsOfSongs } from '../import/successors';
import { creditAlbums } from '../import/album-credits';
import { artistKey, storeNamedArtists, type IdsByKey } from '../import/store-parents';
import type { Schema } from '../schema';
import { foldCredit } from '../search/songs-written-by';

/**
 * Gives a song these tags, and creates its album and artists if they do not exist; albums and artists that are left without a
 * song are removed.
 */
export async function retagSong(
  transaction: Transaction<Schema>,
  songId: string,
  tags: CreditedTags,
  ids: IdSource,
): Promise<void> {
  const before = await parentsOfSongs(transaction, [songId]);
  const names = [...tags.artists, ...(tags.album === null ? [] : [tags.album.artist])];
  const atMs = Date.now();
  const spellings = names.map((name) => ({ name, atMs }));
  const artists = await storeNamedArtists(transaction, spellings, ids);
  const albumId = tags.album === null ? null : await albumFor(transaction, { ...tags.album, atMs }, artists, ids);
  const { title, displayArtist, year, genre, track } = tags;
  await sql`UPDATE all_songs SET title = ${title}, folded = ${foldText(title)}, lead_artist = ${tags.artists[0]},
      display_artist = ${displayArtist}, display_folded = ${foldCredit(tags)}, album_id = ${albumId}, year = ${year},
      other_album_artists = ${tags.otherAlbumArtists}, display_album_artist = ${tags.displayAlbumArtist}, genre = ${genre},
      track_number = ${track}, updated_at = now()
    WHERE id = ${songId}`.execute(transaction);
  const credits = tags.artists.map((name, position) => ({ artist: artists.get(artistKey(name)), position }));
  await sql`DELETE FROM all_song_artists WHERE song_id = ${songId}`.execute(transaction);
  await sql`INSERT INTO all_song_artists (song_id, artist_id, position)
    SELECT ${songId}, artist, position
    FROM jsonb_to_recordset(${JSON.stringify(credits)}::jsonb) AS r (artist text, position int)`.execute(transaction);
  await creditAlbums(transaction, [...albumsAndArtists(before).albumIds, ...(albumId === null ? [] : [albumId])], ids);
  const after = await parentsOfSongs(transaction, [songId]);
  await noteSuccessors(transaction, before, after);
  await removeEmpty(transaction, albumsAndArtists(before));
  await sumPlays(transaction, albumsAndArtists([...before, ...after]));
}

async function albumFor(
  transaction: Transaction<Schema>,
  { title, artist, atMs }: NonNullable<CreditedTags['album']> & { readonly atMs: number },
  artists: IdsByKey,
  ids: IdSource,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO albums (id, title, title_key, folded, artist_id, named_ms)
    VALUES (${ids.next()}, ${title}, ${artistKey(title)}, ${foldText(title)}, ${artists.get(artistKey(artist))}, ${atMs})
    ON CONFLICT (artist_id, title_key) DO UPDATE
      SET title = EXCLUDED.title, folded = EXCLUDED.folded, named_ms = EXCLUDED.named_ms RETURNING id`.execute(
    transaction,
  );
  return rows[0]?.id ?? null;
}
