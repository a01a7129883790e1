import { sql, type Kysely, type RawBuilder } from 'kysely';
import type {
  CommentsQuery,
  CommentStretch,
  NewShortComment,
  ReportReason,
  ShortComment,
  ShortComments,
} from '../../../domain/shorts/short-comments.port';
import type { Schema } from '../schema';

interface CommentRow {
  readonly id: string;
  readonly text: string;
  readonly author_name: string;
  readonly author_image_id: string | null;
  readonly is_own: boolean;
  readonly written_at: Date;
}

const toComment = (row: CommentRow): ShortComment => ({
  id: row.id,
  text: row.text,
  author: { name: row.author_name, imageId: row.author_image_id },
  isOwn: row.is_own,
  writtenAt: row.written_at,
});

/** Names the columns of a `CommentRow`: the comment is `c`, its author `a`, and the account is the viewer's. */
const columnsFor = (accountId: string | null): RawBuilder<unknown> => sql`
  c.id, c.text, c.written_at, a.name AS author_name, a.avatar_id AS author_image_id,
  coalesce(c.account_id = ${accountId}::text, false) AS is_own`;

export class PostgresShortComments implements ShortComments {
  constructor(private readonly db: Kysely<Schema>) {}

  async list(query: CommentsQuery): Promise<CommentStretch | null> {
    const totalCount = await this.countFor(query);
    if (totalCount === null) return null;
    const { shortId, accountId, after, limit } = query;
    const behind =
      after === null
        ? sql`true`
        : sql`(c.written_at, c.id) < (${new Date(after.writtenAtMs)}::timestamptz, ${after.id}::text)`;
    const { rows } = await sql<CommentRow>`
      SELECT ${columnsFor(accountId)} FROM short_comments c JOIN accounts a ON a.id = c.account_id
      WHERE c.short_id = ${shortId} AND ${behind} AND NOT EXISTS (
        SELECT FROM short_comment_reports r WHERE r.account_id = ${accountId}::text AND r.comment_id = c.id)
      ORDER BY c.written_at DESC, c.id DESC LIMIT ${limit}`.execute(this.db);
    return { items: rows.map(toComment), totalCount };
  }

  async own(accountId: string, shortId: string, commentId: string): Promise<ShortComment | null> {
    const { rows } = await sql<CommentRow>`
      SELECT ${columnsFor(accountId)} FROM short_comments c JOIN accounts a ON a.id = c.account_id
      WHERE c.id = ${commentId} AND c.short_id = ${shortId} AND c.account_id = ${accountId}`.execute(this.db);
    return rows[0] === undefined ? null : toComment(rows[0]);
  }

  async lastWritten(accountId: string, count: number): Promise<readonly number[]> {
    const { rows } = await sql<{ written_at: Date }>`
      SELECT written_at FROM short_comments WHERE account_id = ${accountId}
      ORDER BY written_at DESC LIMIT ${count}`.execute(this.db);
    return rows.map(({ written_at }) => written_at.getTime());
  }

  async post(comment: NewShortComment): Promise<ShortComment | 'taken' | 'not-found'> {
    const { id, shortId, accountId, text } = comment;
    const { rows } = await sql<CommentRow | { readonly id: null }>`
      WITH held AS MATERIALIZED (SELECT id FROM all_short_videos WHERE id = ${shortId} FOR NO KEY UPDATE), posted AS (
        INSERT INTO short_comments (id, short_id, account_id, text)
        SELECT ${id}::text, held.id, ${accountId}::text, ${text}::text FROM held ON CONFLICT (id) DO NOTHING RETURNING *
      )
      SELECT ${columnsFor(accountId)} FROM held LEFT JOIN posted c ON true LEFT JOIN accounts a ON a.id = c.account_id`.execute(
      this.db,
    );
    const [row] = rows;
    if (row === undefined) return 'not-found';
    if (row.id !== null) return toComment(row);
    const stored = await this.own(accountId, shortId, id);
    if (stored !== null) return stored;
    // The conflicting comment may have been deleted by now.
    return (await this.isThere(id)) ? 'taken' : this.post(comment);
  }

  async delete(accountId: string, shortId: string, commentId: string): Promise<void> {
    // The clip is locked first, as when a comment is posted: concurrent calls wait for each other, and none fails.
    await sql`
      WITH held AS MATERIALIZED (SELECT id FROM all_short_videos WHERE id = ${shortId} FOR NO KEY UPDATE)
      DELETE FROM short_comments c USING held
      WHERE c.id = ${commentId} AND c.short_id = held.id AND c.account_id = ${accountId}`.execute(this.db);
  }

  async report(
    accountId: string,
    { id, shortId }: Omit<NewShortComment, 'accountId' | 'text'>,
    reason: ReportReason,
  ): Promise<'noted' | 'own' | 'not-found'> {
    const { rows } = await sql<{ is_own: boolean }>`
      WITH found AS MATERIALIZED (
        SELECT id, account_id = ${accountId}::text AS is_own FROM short_comments
        WHERE id = ${id} AND short_id = ${shortId} FOR KEY SHARE
      ), noted AS (
        INSERT INTO short_comment_reports (account_id, comment_id, reason)
        SELECT ${accountId}::text, id, ${reason}::text FROM found WHERE NOT is_own ON CONFLICT DO NOTHING
      )
      SELECT is_own FROM found`.execute(this.db);
    const [found] = rows;
    if (found === undefined) return 'not-found';
    return found.is_own ? 'own' : 'noted';
  }

  private async isThere(commentId: string): Promise<boolean> {
    const { rows } = await sql`SELECT FROM short_comments WHERE id = ${commentId}`.execute(this.db);
    return rows.length > 0;
  }

  /** All comments except those that the viewer has reported; null where the clip does not exist. */
  private async countFor({ shortId, accountId }: CommentsQuery): Promise<number | null> {
    const { rows } = await sql<{ n: number }>`
      SELECT v.comment_count - (
        SELECT count(*) FROM short_comment_reports r JOIN short_comments c ON c.id = r.comment_id
        WHERE r.account_id = ${accountId}::text AND c.short_id = v.id) AS n
      FROM all_short_videos v WHERE v.id = ${shortId}`.execute(this.db);
    return rows[0]?.n ?? null;
  }
}
