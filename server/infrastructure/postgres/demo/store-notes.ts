import { sql, type Transaction } from 'kysely';
import type { DemoNotes } from '../../../domain/demo/demo-shelves.port';
import { artistKey } from '../import/store-parents';
import type { Schema } from '../schema';

/** Stores the demo's texts about artists and albums; those that have a song from outside the demo stay unchanged. */
export async function storeNotes(transaction: Transaction<Schema>, { bios, albums }: DemoNotes): Promise<void> {
  const artistRows = bios.map(({ artist, bio }) => ({ artist: artistKey(artist), ...bio }));
  await sql`UPDATE artists SET bio_vi = r.vi, bio_en = r.en
    FROM jsonb_to_recordset(${JSON.stringify(artistRows)}::jsonb) AS r (artist text, vi text, en text)
    WHERE artists.name_key = r.artist AND NOT EXISTS (
      SELECT FROM song_artists JOIN media_files USING (song_id) WHERE artist_id = artists.id AND origin <> 'demo')`.execute(
    transaction,
  );
  const albumRows = albums.map(({ artist, title, description }) => ({
    artist: artistKey(artist),
    title: artistKey(title),
    ...description,
  }));
  await sql`UPDATE albums SET description_vi = r.vi, description_en = r.en
    FROM jsonb_to_recordset(${JSON.stringify(albumRows)}::jsonb) AS r (artist text, title text, vi text, en text)
      JOIN artists ON artists.name_key = r.artist
    WHERE albums.artist_id = artists.id AND albums.title_key = r.title AND NOT EXISTS (
      SELECT FROM songs JOIN media_files f ON f.song_id = songs.id
      WHERE songs.album_id = albums.id AND f.origin <> 'demo')`.execute(transaction);
}
