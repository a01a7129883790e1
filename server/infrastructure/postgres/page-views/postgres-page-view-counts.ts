import { sql, type Kysely } from 'kysely';
import { PATHS_A_DAY } from '../../../domain/page-views/page-view-days';
import {
  OTHER_PATHS,
  type DayCount,
  type PageViewCounts,
  type PathCount,
} from '../../../domain/page-views/page-view-counts.port';
import type { Schema } from '../schema';

export class PostgresPageViewCounts implements PageViewCounts {
  constructor(private readonly db: Kysely<Schema>) {}

  async add(day: string, path: string): Promise<void> {
    await sql`
      INSERT INTO page_views (day, path)
      SELECT ${day}::date, CASE
        WHEN EXISTS (SELECT FROM page_views WHERE day = ${day}::date AND path = ${path})
          OR (SELECT count(*) FROM page_views WHERE day = ${day}::date) < ${PATHS_A_DAY}
        THEN ${path} ELSE ${OTHER_PATHS} END
      ON CONFLICT (day, path) DO UPDATE SET count = page_views.count + 1`.execute(this.db);
  }

  async daily(from: string): Promise<readonly DayCount[]> {
    const { rows } = await sql<DayCount>`
      SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(count)::float8 AS count
      FROM page_views WHERE day >= ${from}::date GROUP BY page_views.day ORDER BY page_views.day`.execute(this.db);
    return rows;
  }

  async top(from: string, limit: number): Promise<readonly PathCount[]> {
    const { rows } = await sql<PathCount>`
      SELECT path, sum(count)::float8 AS count
      FROM page_views WHERE day >= ${from}::date GROUP BY path ORDER BY count DESC, path LIMIT ${limit}`.execute(
      this.db,
    );
    return rows;
  }

  async forgetBefore(day: string): Promise<void> {
    await sql`DELETE FROM page_views WHERE day < ${day}::date`.execute(this.db);
  }
}
