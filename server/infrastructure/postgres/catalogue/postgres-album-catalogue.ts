import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AlbumCard } from '../../../domain/catalogue/album-card';
import type { AlbumCatalogue, AlbumHead } from '../../../domain/catalogue/album-catalogue.port';
import type { CollectionSort } from '../../../domain/catalogue/list-sorts';
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
const matching = (artistId: string | undefined): RawBuilder<unknown> =>
  artistId === undefined ? sql`song_count > 0` : sql`song_count > 0 AND artist_id = ${artistId}`;

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
    return this.list(undefined, 'newest', { offset: 0, limit: count });
  }

  async list(
    artistId: string | undefined,
    sort: CollectionSort,
    { offset, limit }: Slice,
  ): Promise<readonly AlbumCard[]> {
    const ids = await idsOf(
      this.db,
      sql`SELECT id FROM albums WHERE ${matching(artistId)} ORDER BY ${ORDER[sort]} LIMIT ${limit} OFFSET ${offset}`,
    );
    return this.albums(ids);
  }

  count(artistId: string | undefined): Promise<number> {
    return countOf(this.db, sql`SELECT count(*) AS n FROM albums WHERE ${matching(artistId)}`);
  }

  ofCategory(categoryId: string, sort: CollectionSort): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`SELECT id FROM albums WHERE song_count > 0 AND id IN (
            SELECT s.album_id FROM song_categories c JOIN songs s ON s.id = c.song_id WHERE c.category_id = ${categoryId})
          ORDER BY ${ORDER[sort]}`,
    );
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
