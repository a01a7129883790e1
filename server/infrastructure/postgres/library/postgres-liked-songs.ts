import { sql, type Kysely } from 'kysely';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { LikedSongs, LikedTotals } from '../../../domain/library/liked-songs.port';
import { idsOf } from '../catalogue/ids-of';
import type { Schema } from '../schema';
import { countedRows, withCounted } from './library-sets';

export class PostgresLikedSongs implements LikedSongs {
  constructor(private readonly db: Kysely<Schema>) {}

  like(accountId: string, songIds: readonly string[]): Promise<readonly string[]> {
    return withCounted(this.db, songIds, countedRows('all_songs', songIds), async (transaction, missing) => {
      if (missing.length > 0) return missing;
      await sql`INSERT INTO liked_songs (account_id, song_id)
        SELECT ${accountId}, id FROM unnest(${songIds}::text[]) AS given (id) ON CONFLICT DO NOTHING`.execute(
        transaction,
      );
      return [];
    });
  }

  /** Also unlikes the songs that these stand in for, whose likes are shown on these songs. */
  async unlike(accountId: string, songIds: readonly string[]): Promise<void> {
    const stoodFor = await idsOf(
      this.db,
      sql`SELECT s.id FROM all_songs s JOIN songs b ON b.id = s.stand_in WHERE s.stand_in = ANY (${songIds}::text[])`,
    );
    const ids = [...songIds, ...stoodFor];
    await withCounted(this.db, ids, countedRows('all_songs', ids), async (transaction) => {
      await sql`DELETE FROM liked_songs WHERE account_id = ${accountId} AND song_id = ANY (${ids}::text[])`.execute(
        transaction,
      );
    });
  }

  async likedAmong(accountId: string, songIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(
      await idsOf(
        this.db,
        sql`SELECT song_id AS id FROM liked_songs WHERE account_id = ${accountId} AND song_id = ANY (${songIds}::text[])
          UNION ALL SELECT s.stand_in FROM all_songs s JOIN liked_songs l ON l.song_id = s.id
            WHERE s.stand_in = ANY (${songIds}::text[]) AND l.account_id = ${accountId}`,
      ),
    );
  }

  list(accountId: string, { offset, limit }: Slice): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`SELECT song_id AS id FROM liked_songs WHERE account_id = ${accountId}
          ORDER BY liked_at DESC, song_id LIMIT ${limit} OFFSET ${offset}`,
    );
  }

  async count(accountId: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*) AS n FROM liked_songs WHERE account_id = ${accountId}`.execute(this.db);
    return rows[0]?.n ?? 0;
  }

  async totals(accountId: string): Promise<LikedTotals> {
    const { rows } = await sql<LikedTotals>`
      SELECT count(*) AS "songCount", coalesce(sum(duration_ms), 0)::bigint AS "durationMs"
      FROM liked_songs WHERE account_id = ${accountId}`.execute(this.db);
    return rows[0] ?? { songCount: 0, durationMs: 0 };
  }
}
