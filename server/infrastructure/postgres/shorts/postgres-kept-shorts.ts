import { sql, type Kysely } from 'kysely';
import type { KeptShorts, OwnMarks, SavedShorts, ShortMark } from '../../../application/ports/kept-shorts.port';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { Schema } from '../schema';

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

export class PostgresKeptShorts implements KeptShorts {
  constructor(private readonly db: Kysely<Schema>) {}

  async mark(accountId: string, shortId: string, mark: ShortMark): Promise<boolean> {
    // Held until it is marked, so that it cannot go in between.
    const { rows } = await sql`
      WITH held AS MATERIALIZED (SELECT id FROM all_short_videos WHERE id = ${shortId} FOR NO KEY UPDATE), marked AS (
        INSERT INTO ${sql.table(TABLES[mark])} (account_id, short_id)
        SELECT ${accountId}::text, id FROM held ON CONFLICT DO NOTHING
      )
      SELECT FROM held`.execute(this.db);
    return rows.length > 0;
  }

  async unmark(accountId: string, shortId: string, mark: ShortMark): Promise<void> {
    // Held first here too: whoever likes and unlikes the same clip at once waits, and neither fails.
    await sql`
      WITH held AS MATERIALIZED (SELECT id FROM all_short_videos WHERE id = ${shortId} FOR NO KEY UPDATE)
      DELETE FROM ${sql.table(TABLES[mark])} marked USING held
      WHERE marked.account_id = ${accountId} AND marked.short_id = held.id`.execute(this.db);
  }

  async saved(accountId: string, { offset, limit }: Slice): Promise<SavedShorts> {
    const own = this.db
      .selectFrom('saved_shorts')
      .innerJoin('short_videos', 'short_videos.id', 'saved_shorts.short_id')
      .where('account_id', '=', accountId);
    const [rows, { n }] = await Promise.all([
      own.select('short_id').orderBy('saved_at', 'desc').orderBy('short_id').limit(limit).offset(offset).execute(),
      own.select((made) => made.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
    ]);
    return { ids: rows.map(({ short_id: id }) => id), totalCount: Number(n) };
  }

  async marksOf(accountId: string, shortIds: readonly string[]): Promise<ReadonlyMap<string, OwnMarks>> {
    const { rows } = await sql<MarksRow>`
      SELECT v.id,
        EXISTS (SELECT FROM liked_shorts l WHERE l.account_id = ${accountId} AND l.short_id = v.id) AS is_liked,
        EXISTS (SELECT FROM saved_shorts s WHERE s.account_id = ${accountId} AND s.short_id = v.id) AS is_saved,
        EXISTS (SELECT FROM followed_artists f WHERE f.account_id = ${accountId} AND f.artist_id = v.artist_id) AS is_followed
      FROM all_short_videos v WHERE v.id = ANY (${shortIds}::text[])`.execute(this.db);
    return new Map(
      rows.map(({ id, is_liked: isLiked, is_saved: isSaved, is_followed: isFollowed }) => [
        id,
        { isLiked, isSaved, isFollowed },
      ]),
    );
  }
}
