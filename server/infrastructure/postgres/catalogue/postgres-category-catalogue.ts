import { sql, type Kysely } from 'kysely';
import type { CategoryCard } from '../../../domain/catalogue/category-card';
import type { CategoryCatalogue } from '../../../domain/catalogue/category-catalogue.port';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { Schema } from '../schema';
import { idsOf } from './ids-of';
import { toColour, type ColourRow } from './song-rows';

interface CategoryRow extends ColourRow {
  readonly id: string;
  readonly name_vi: string;
  readonly name_en: string;
  readonly picture_id: string | null;
}

export class PostgresCategoryCatalogue implements CategoryCatalogue {
  constructor(private readonly db: Kysely<Schema>) {}

  async categories(count: number): Promise<readonly CategoryCard[]> {
    const { rows } = await sql<CategoryRow>`
      SELECT c.id, c.name_vi, c.name_en, i.id AS picture_id, i.hue, i.chroma, i.second_hue
      FROM categories c LEFT JOIN images i ON i.id = c.image_id
      WHERE EXISTS (SELECT FROM song_categories WHERE category_id = c.id)
      ORDER BY c.position, c.id LIMIT ${count}`.execute(this.db);
    return rows.map((row) => ({
      id: row.id,
      name: { vi: row.name_vi, en: row.name_en },
      imageId: row.picture_id,
      colour: toColour(row),
    }));
  }

  songsOf(id: string, { offset, limit }: Slice): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`SELECT id FROM songs WHERE id IN (SELECT song_id FROM song_categories WHERE category_id = ${id})
          ORDER BY play_count DESC, id LIMIT ${limit} OFFSET ${offset}`,
    );
  }

  async countSongs(id: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*) AS n FROM song_categories WHERE category_id = ${id}`.execute(this.db);
    return rows[0]?.n ?? 0;
  }
}
