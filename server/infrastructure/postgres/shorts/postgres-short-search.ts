import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ShortMatches, ShortSearch } from '../../../domain/shorts/short-search.port';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { SearchText } from '../../../domain/search/search-text';
import { literally } from '../search/name-patterns';
import type { Schema } from '../schema';

/** Shorter texts are in nearly every caption, so they match only the beginning of a caption or a hashtag. */
const LETTERS_INSIDE = 3;
/** How many names of artists and of songs are examined. */
const MOST_NAMES = 200;

/** Names that match the pattern, most popular first. */
const idsCalled = (kind: 'artist' | 'song', pattern: string): RawBuilder<unknown> => sql`
  (SELECT id FROM search_names WHERE kind = ${sql.lit(kind)} AND folded LIKE ${pattern}
   GROUP BY id ORDER BY max(popularity) DESC, id LIMIT ${sql.lit(MOST_NAMES)})`;

export class PostgresShortSearch implements ShortSearch {
  constructor(private readonly db: Kysely<Schema>) {}

  async byName({ folded, accented }: SearchText, { offset, limit }: Slice): Promise<ShortMatches> {
    const beginning = `${literally(folded)}%`;
    const inside = Array.from(folded).length < LETTERS_INSIDE ? beginning : `%${beginning}`;
    const tag = literally(folded.replaceAll(' ', ''));
    const { rows } = await sql<{ id: string; total: number }>`
      WITH found AS (
        SELECT id, min(tier) AS tier FROM (
          SELECT id, CASE WHEN strpos(caption_accented, ${accented}) > 0 THEN 0 ELSE 1 END AS tier
            FROM short_videos WHERE caption_folded LIKE ${inside}
          UNION ALL SELECT v.id, 1 FROM short_hashtags h JOIN short_videos v ON v.id = h.short_id WHERE h.folded LIKE ${`${tag}%`}
          UNION ALL SELECT id, 2 FROM short_videos WHERE artist_id IN ${idsCalled('artist', beginning)}
          UNION ALL SELECT id, 2 FROM short_videos WHERE song_id IN ${idsCalled('song', beginning)}
        ) each_way GROUP BY id
      )
      SELECT v.id, (SELECT count(*)::integer FROM found) AS total FROM found JOIN short_videos v ON v.id = found.id
      ORDER BY found.tier, v.start_count DESC, v.published_at DESC, v.id LIMIT ${limit} OFFSET ${offset}`.execute(
      this.db,
    );
    return { ids: rows.map(({ id }) => id), totalCount: rows[0]?.total ?? 0 };
  }
}
