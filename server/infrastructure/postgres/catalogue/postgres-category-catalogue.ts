import { sql, type Kysely } from 'kysely';
import type { CategoryCard, CategoryGrouping } from '../../../domain/catalogue/category-card';
import type { CategoryCatalogue, CategoryHead } from '../../../domain/catalogue/category-catalogue.port';
import type { SongSort } from '../../../domain/catalogue/list-sorts';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { Schema } from '../schema';
import { countOf, idsOf } from './ids-of';
import { songsAmong } from './song-orders';
import { toColour, type ColourRow } from './song-rows';

interface CategoryRow extends ColourRow {
  readonly id: string;
  readonly name_vi: string;
  readonly name_en: string;
  readonly description_vi: string;
  readonly description_en: string;
  readonly grouping: string;
  readonly song_count: number;
  readonly picture_id: string | null;
}

/** How many of a category's most played songs determine its artists. */
const KNOWN_BY_SONGS = 200;

const COLUMNS = sql`c.id, c.name_vi, c.name_en, c.description_vi, c.description_en, c.grouping, c.song_count,
  i.id AS picture_id, i.hue, i.chroma, i.second_hue`;

const GROUPINGS: Readonly<Record<string, CategoryGrouping>> = { genre: 'genre', mood: 'mood', activity: 'activity' };

const toCategoryHead = (row: CategoryRow): CategoryHead => ({
  id: row.id,
  name: { vi: row.name_vi, en: row.name_en },
  description: { vi: row.description_vi, en: row.description_en },
  imageId: row.picture_id,
  colour: toColour(row),
  grouping: GROUPINGS[row.grouping] ?? 'genre',
  songCount: row.song_count,
});

export class PostgresCategoryCatalogue implements CategoryCatalogue {
  constructor(private readonly db: Kysely<Schema>) {}

  async categories({ offset, limit }: Slice): Promise<readonly CategoryCard[]> {
    const { rows } = await sql<CategoryRow>`
      SELECT ${COLUMNS} FROM categories c LEFT JOIN images i ON i.id = c.image_id WHERE c.song_count > 0
      ORDER BY c.position, c.id LIMIT ${limit} OFFSET ${offset}`.execute(this.db);
    return rows.map(toCategoryHead);
  }

  count(): Promise<number> {
    return countOf(this.db, sql`SELECT count(*) AS n FROM categories WHERE song_count > 0`);
  }

  async category(id: string): Promise<CategoryHead | null> {
    const { rows } = await sql<CategoryRow>`
      SELECT ${COLUMNS} FROM categories c LEFT JOIN images i ON i.id = c.image_id WHERE c.id = ${id}`.execute(this.db);
    return rows[0] === undefined ? null : toCategoryHead(rows[0]);
  }

  songsOf(id: string, sort: SongSort, slice: Slice): Promise<readonly string[]> {
    return idsOf(this.db, songsAmong({ members: sql`song_categories WHERE category_id = ${id}`, sort, slice }));
  }

  artistsOf(id: string, count: number): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`SELECT artist_id AS id FROM (
            SELECT song_id FROM song_categories WHERE category_id = ${id} ORDER BY play_count DESC, song_id LIMIT ${KNOWN_BY_SONGS}
          ) best JOIN song_artists USING (song_id)
          GROUP BY artist_id ORDER BY sum(play_count) DESC, count(*) DESC, artist_id LIMIT ${count}`,
    );
  }
}
