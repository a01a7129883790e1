import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema';
import type { Looked } from './remove-unseen';

/** Albums and artists get the sum of their songs' plays; a new album gets its song's picture and year. */
export async function sumPlays(transaction: Transaction<Schema>, { albumIds, artistIds }: Looked): Promise<void> {
  await sql`UPDATE albums a SET play_count = of_songs.plays, image_id = coalesce(a.image_id, of_songs.image_id),
      year = coalesce(a.year, of_songs.year)
    FROM (SELECT album_id, sum(play_count) AS plays, min(image_id) AS image_id, min(year) AS year
      FROM all_songs WHERE album_id = ANY(${albumIds}) GROUP BY album_id) of_songs
    WHERE a.id = of_songs.album_id`.execute(transaction);
  await sql`UPDATE artists a SET play_count = of_songs.plays
    FROM (SELECT artist_id, sum(play_count) AS plays
      FROM (SELECT DISTINCT artist_id, song_id, play_count FROM all_song_artists WHERE artist_id = ANY(${artistIds})) once
      GROUP BY artist_id) of_songs
    WHERE a.id = of_songs.artist_id`.execute(transaction);
}
