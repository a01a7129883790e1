import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema';

/** Removes albums, artists and pictures that nothing shows any more. */
export async function removeUnseen(transaction: Transaction<Schema>): Promise<void> {
  await sql`DELETE FROM albums AS a WHERE NOT EXISTS (SELECT FROM all_songs WHERE album_id = a.id)`.execute(
    transaction,
  );
  await sql`DELETE FROM artists AS a WHERE NOT EXISTS (SELECT FROM all_song_artists WHERE artist_id = a.id)
    AND NOT EXISTS (SELECT FROM albums WHERE artist_id = a.id)
    AND NOT EXISTS (SELECT FROM all_short_videos WHERE artist_id = a.id)
    AND NOT EXISTS (SELECT FROM all_short_videos WHERE named_artist_id = a.id)`.execute(transaction);
  await sql`DELETE FROM images AS i WHERE NOT EXISTS (SELECT FROM all_songs WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM albums WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM artists WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM artists WHERE banner_id = i.id)
    AND NOT EXISTS (SELECT FROM categories WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM playlists WHERE image_id = i.id)
    AND NOT EXISTS (SELECT FROM all_short_videos WHERE image_id = i.id)`.execute(transaction);
}
