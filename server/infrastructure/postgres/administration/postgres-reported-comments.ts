import { sql, type Kysely } from 'kysely';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { AccountPage } from '../../../domain/administration/account-directory.port';
import type {
  ReportedComment,
  ReportedComments,
  ReportReason,
} from '../../../domain/administration/reported-comments.port';
import type { Schema } from '../schema';

interface Row {
  readonly id: string;
  readonly text: string;
  readonly written_at: Date;
  readonly author_id: string;
  readonly author_name: string;
  readonly short_id: string;
  readonly caption: string;
  readonly reports: readonly { readonly reason: ReportReason; readonly count: number }[];
  readonly reported_at: Date;
}

const toReported = (row: Row): ReportedComment => ({
  id: row.id,
  text: row.text,
  writtenAt: row.written_at,
  author: { id: row.author_id, name: row.author_name },
  short: { id: row.short_id, caption: row.caption },
  reports: row.reports,
  reportedAt: row.reported_at,
});

export class PostgresReportedComments implements ReportedComments {
  constructor(private readonly db: Kysely<Schema>) {}

  async list({ offset, limit }: Slice): Promise<AccountPage<ReportedComment>> {
    const { rows } = await sql<Row>`
      SELECT c.id, c.text, c.written_at, a.id AS author_id, a.name AS author_name, v.id AS short_id, v.caption,
        (SELECT jsonb_agg(jsonb_build_object('reason', reason, 'count', n) ORDER BY n DESC, reason) FROM (
          SELECT reason, count(*)::int AS n FROM short_comment_reports
          WHERE comment_id = c.id AND settled_at IS NULL GROUP BY reason) counted) AS reports, open.reported_at
      FROM (SELECT comment_id, max(reported_at) AS reported_at FROM short_comment_reports
          WHERE settled_at IS NULL GROUP BY comment_id) open
        JOIN short_comments c ON c.id = open.comment_id JOIN accounts a ON a.id = c.account_id
        JOIN all_short_videos v ON v.id = c.short_id
      ORDER BY open.reported_at DESC, c.id LIMIT ${limit} OFFSET ${offset}`.execute(this.db);
    const { rows: counted } = await sql<{ n: number }>`
      SELECT count(DISTINCT comment_id)::int AS n FROM short_comment_reports WHERE settled_at IS NULL`.execute(this.db);
    return { items: rows.map(toReported), totalCount: counted[0]?.n ?? 0 };
  }

  async keep(commentId: string, at: Date): Promise<boolean> {
    const { rows } = await sql`
      WITH settled AS (UPDATE short_comment_reports SET settled_at = ${at}
        WHERE comment_id = ${commentId} AND settled_at IS NULL)
      SELECT FROM short_comments WHERE id = ${commentId}`.execute(this.db);
    return rows.length > 0;
  }

  async remove(commentId: string): Promise<boolean> {
    // The clip is locked first, as when a comment is posted or withdrawn, so that concurrent changes wait for each other.
    const { rows } = await sql`
      WITH held AS MATERIALIZED (
        SELECT id FROM all_short_videos WHERE id = (SELECT short_id FROM short_comments WHERE id = ${commentId})
        FOR NO KEY UPDATE)
      DELETE FROM short_comments c USING held WHERE c.id = ${commentId} AND c.short_id = held.id RETURNING c.id`.execute(
      this.db,
    );
    return rows.length > 0;
  }
}
