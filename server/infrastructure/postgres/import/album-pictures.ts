import { sql, type Transaction } from 'kysely';
import { ALBUM_POSITION } from '../catalogue/song-rows';
import type { Schema } from '../schema';

/**
 * Gives each of these albums the picture that most of its songs have; of equally frequent pictures, the one that appears first in
 * the album.
 */
export async function chooseAlbumPictures(
  transaction: Transaction<Schema>,
  albumIds: readonly string[],
): Promise<void> {
  await sql`UPDATE albums a SET image_id = chosen.image_id
    FROM (SELECT DISTINCT ON (album_id) album_id, image_id
      FROM (SELECT s.album_id, s.image_id, count(*) AS songs, min(${ALBUM_POSITION}) AS first FROM songs s
        WHERE s.album_id = ANY (${albumIds}::text[]) AND s.image_id IS NOT NULL GROUP BY s.album_id, s.image_id) had
      ORDER BY album_id, songs DESC, first NULLS LAST, image_id) chosen
    WHERE a.id = chosen.album_id AND a.image_id IS DISTINCT FROM chosen.image_id`.execute(transaction);
}
