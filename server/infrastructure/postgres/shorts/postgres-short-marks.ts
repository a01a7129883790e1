import { sql, type Kysely } from 'kysely';
import type { OwnMarks, SavedShorts, ShortMark, ShortMarks } from '../../../domain/shorts/short-marks.port';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import { countOf, idsOf } from '../catalogue/ids-of';
import { retryingDeadlocks } from '../import/acceptance';
import type { Schema } from '../schema';
import { SHOWN_FILE, WITH_STOOD_FOR } from './clip-stand-ins';

const TABLES: Readonly<Record<ShortMark, keyof Schema>> = {
  like: 'liked_shorts',
  save: 'saved_shorts',
  hide: 'hidden_shorts',
};

interface MarksRow {
  readonly id: string;
  readonly is_liked: boolean;
  readonly is_saved: boolean;
  readonly is_followed: boolean;
}

export class PostgresShortMarks implements ShortMarks {
  constructor(private readonly db: Kysely<Schema>) {}

  async mark(accountId: string, shortId: string, mark: ShortMark): Promise<boolean> {
    // Locked until it is marked, so that it is not deleted in between.
    const { rows } = await sql`
      WITH held AS MATERIALIZED (SELECT id FROM all_short_videos WHERE id = ${shortId} FOR NO KEY UPDATE), marked AS (
        INSERT INTO ${sql.table(TABLES[mark])} (account_id, short_id)
        SELECT ${accountId}::text, id FROM held ON CONFLICT DO NOTHING
      )
      SELECT FROM held`.execute(this.db);
    return rows.length > 0;
  }

  async unmark(accountId: string, shortId: string, mark: ShortMark): Promise<void> {
    // The clip is locked first here too, so that concurrent likes and unlikes of one clip wait, and none fails. The clips that it
    // stands in for lose the mark as well, since their mark is shown as this clip's own. A scan may lock several clips in another
    // order.
    await retryingDeadlocks(() =>
      sql`
        WITH held AS MATERIALIZED (
          SELECT id FROM all_short_videos WHERE id = ${shortId} OR stand_in = ${shortId} ORDER BY id FOR NO KEY UPDATE
        )
        DELETE FROM ${sql.table(TABLES[mark])} marked USING held
        WHERE marked.account_id = ${accountId} AND marked.short_id = held.id`.execute(this.db),
    );
  }

  async saved(accountId: string, { offset, limit }: Slice): Promise<SavedShorts> {
    const own = sql`FROM saved_shorts k JOIN all_short_videos v ON v.id = k.short_id ${SHOWN_FILE}
      WHERE k.account_id = ${accountId}`;
    const [ids, totalCount] = await Promise.all([
      idsOf(this.db, sql`SELECT v.id ${own} ORDER BY k.saved_at DESC, v.id LIMIT ${limit} OFFSET ${offset}`),
      countOf(this.db, sql`SELECT count(*) AS n ${own}`),
    ]);
    return { ids, totalCount };
  }

  async marksOf(accountId: string, shortIds: readonly string[]): Promise<ReadonlyMap<string, OwnMarks>> {
    const { rows } = await sql<MarksRow>`
      SELECT v.id,
        EXISTS (SELECT FROM liked_shorts WHERE account_id = ${accountId} AND short_id = ANY (same.ids)) AS is_liked,
        EXISTS (SELECT FROM saved_shorts WHERE account_id = ${accountId} AND short_id = ANY (same.ids)) AS is_saved,
        EXISTS (SELECT FROM followed_artists f WHERE f.account_id = ${accountId} AND f.artist_id = v.artist_id) AS is_followed
      FROM all_short_videos v CROSS JOIN LATERAL (SELECT ${WITH_STOOD_FOR} AS ids) same
      WHERE v.id = ANY (${shortIds}::text[])`.execute(this.db);
    return new Map(
      rows.map(({ id, is_liked: isLiked, is_saved: isSaved, is_followed: isFollowed }) => [
        id,
        { isLiked, isSaved, isFollowed },
      ]),
    );
  }
}
