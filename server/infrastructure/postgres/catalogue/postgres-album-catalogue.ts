import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AlbumCard } from '../../../domain/catalogue/album-card';
import type { AlbumCatalogue, AlbumHead } from '../../../domain/catalogue/album-catalogue.port';
import type { CollectionFilter, CollectionSort } from '../../../domain/catalogue/list-sorts';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { Schema } from '../schema';
import { countOf, idsOf, inOrderOf } from './ids-of';
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
  readonly save_count: number;
  readonly description_vi: string;
  readonly description_en: string;
}

const ORDER: Readonly<Record<CollectionSort, RawBuilder<unknown>>> = {
  newest: sql`created_at DESC, id`,
  popular: sql`play_count DESC, id`,
  title: sql`title COLLATE vietnamese, id`,
  year: sql`year DESC NULLS LAST, id`,
};

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

/** Which rows of `albums` are asked for. */
function matching({ artistId, categoryId }: CollectionFilter): RawBuilder<unknown> {
  const byArtist = artistId === undefined ? sql`` : sql`AND artist_id = ${artistId}`;
  const byCategory =
    categoryId === undefined
      ? sql``
      : sql`AND EXISTS (SELECT FROM songs s JOIN song_categories c ON c.song_id = s.id
          WHERE s.album_id = albums.id AND c.category_id = ${categoryId})`;
  return sql`song_count > 0 ${byArtist} ${byCategory}`;
}

export class PostgresAlbumCatalogue implements AlbumCatalogue {
  constructor(private readonly db: Kysely<Schema>) {}

  async album(id: string): Promise<AlbumHead | null> {
    const [[row], durationMs] = await Promise.all([
      this.rows([id]),
      countOf(this.db, sql`SELECT coalesce(sum(duration_ms), 0) AS n FROM songs WHERE album_id = ${id}`),
    ]);
    return row === undefined ? null : { ...toAlbumCard(row), durationMs, saveCount: row.save_count };
  }

  async albums(ids: readonly string[]): Promise<readonly AlbumCard[]> {
    return inOrderOf(ids, (await this.rows(ids)).map(toAlbumCard));
  }

  newestAlbums(count: number): Promise<readonly AlbumCard[]> {
    return this.list({}, 'newest', { offset: 0, limit: count });
  }

  async list(filter: CollectionFilter, sort: CollectionSort, { offset, limit }: Slice): Promise<readonly AlbumCard[]> {
    const ids = await idsOf(
      this.db,
      sql`SELECT id FROM albums WHERE ${matching(filter)} ORDER BY ${ORDER[sort]} LIMIT ${limit} OFFSET ${offset}`,
    );
    return this.albums(ids);
  }

  count(filter: CollectionFilter): Promise<number> {
    return countOf(this.db, sql`SELECT count(*) AS n FROM albums WHERE ${matching(filter)}`);
  }

  private async rows(ids: readonly string[]): Promise<readonly AlbumRow[]> {
    const { rows } = await sql<AlbumRow>`
      SELECT al.id, al.title, al.year, al.description_vi, al.description_en, al.song_count, al.save_count,
        a.id AS artist_id, a.name AS artist_name, a.image_id AS artist_image_id,
        i.id AS picture_id, i.hue, i.chroma, i.second_hue
      FROM albums al JOIN artists a ON a.id = al.artist_id LEFT JOIN images i ON i.id = al.image_id
      WHERE al.id = ANY (${ids}::text[])`.execute(this.db);
    return rows;
  }
}
