import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AlbumCard } from '../../../domain/catalogue/album-card';
import type { AlbumCatalogue } from '../../../domain/catalogue/album-catalogue.port';
import type { Schema } from '../schema';
import { toColour, type ColourRow } from './song-rows';

interface AlbumRow extends ColourRow {
  readonly id: string;
  readonly title: string;
  readonly year: number | null;
  readonly picture_id: string | null;
  readonly artist_id: string;
  readonly artist_name: string;
  readonly artist_image_id: string | null;
  readonly song_count: number;
  readonly description_vi: string;
  readonly description_en: string;
}

function toAlbumCard(row: AlbumRow): AlbumCard {
  return {
    id: row.id,
    title: row.title,
    artists: [{ id: row.artist_id, name: row.artist_name, imageId: row.artist_image_id }],
    imageId: row.picture_id,
    colour: toColour(row),
    year: row.year,
    songCount: row.song_count,
    description: { vi: row.description_vi, en: row.description_en },
  };
}

export class PostgresAlbumCatalogue implements AlbumCatalogue {
  constructor(private readonly db: Kysely<Schema>) {}

  async album(id: string): Promise<AlbumCard | null> {
    const [album] = await this.cards(sql`SELECT id, created_at FROM albums WHERE id = ${id}`);
    return album ?? null;
  }

  newestAlbums(count: number): Promise<readonly AlbumCard[]> {
    return this.cards(sql`
      SELECT id, created_at FROM albums
      WHERE EXISTS (SELECT FROM songs WHERE songs.album_id = albums.id)
      ORDER BY created_at DESC, id LIMIT ${count}`);
  }

  private async cards(page: RawBuilder<unknown>): Promise<readonly AlbumCard[]> {
    const { rows } = await sql<AlbumRow>`
      SELECT al.id, al.title, al.year, al.description_vi, al.description_en, a.id AS artist_id, a.name AS artist_name, a.image_id AS artist_image_id,
        i.id AS picture_id, i.hue, i.chroma, i.second_hue,
        (SELECT count(*) FROM songs WHERE songs.album_id = al.id) AS song_count
      FROM (${page}) page JOIN albums al ON al.id = page.id JOIN artists a ON a.id = al.artist_id
      LEFT JOIN images i ON i.id = al.image_id ORDER BY page.created_at DESC, page.id`.execute(this.db);
    return rows.map(toAlbumCard);
  }
}
