import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { PlaylistCard } from '../../../domain/catalogue/playlist-card';
import type { PlaylistCatalogue } from '../../../domain/catalogue/playlist-catalogue.port';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { Schema } from '../schema';
import { idsOf } from './ids-of';
import { toColour, type ColourRow } from './song-rows';

interface PlaylistRow extends ColourRow {
  readonly id: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly description: string;
  readonly description_en: string | null;
  readonly picture_id: string | null;
  readonly song_count: number;
}

const toPlaylistCard = (row: PlaylistRow): PlaylistCard => ({
  id: row.id,
  name: { vi: row.name, en: row.name_en ?? row.name },
  description: { vi: row.description, en: row.description_en ?? row.description },
  imageId: row.picture_id,
  colour: toColour(row),
  songCount: row.song_count,
});

export class PostgresPlaylistCatalogue implements PlaylistCatalogue {
  constructor(private readonly db: Kysely<Schema>) {}

  async playlist(id: string): Promise<PlaylistCard | null> {
    const [playlist] = await this.cards(sql`SELECT * FROM playlists WHERE id = ${id} AND is_public`);
    return playlist ?? null;
  }

  ofService(count: number): Promise<readonly PlaylistCard[]> {
    return this.cards(sql`
      SELECT * FROM playlists WHERE owner_id IS NULL AND is_public
        AND EXISTS (SELECT FROM playlist_songs WHERE playlist_id = playlists.id)
      ORDER BY position, id LIMIT ${count}`);
  }

  songsOf(id: string, { offset, limit }: Slice): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`SELECT song_id AS id FROM playlist_songs WHERE playlist_id = ${id}
          ORDER BY position LIMIT ${limit} OFFSET ${offset}`,
    );
  }

  private async cards(page: RawBuilder<unknown>): Promise<readonly PlaylistCard[]> {
    const { rows } = await sql<PlaylistRow>`
      SELECT p.id, p.name, p.name_en, p.description, p.description_en, i.id AS picture_id, i.hue, i.chroma, i.second_hue,
        (SELECT count(*) FROM playlist_songs WHERE playlist_id = p.id) AS song_count
      FROM (${page}) p LEFT JOIN images i ON i.id = p.image_id ORDER BY p.position, p.id`.execute(this.db);
    return rows.map(toPlaylistCard);
  }
}
