import { sql, type Kysely } from 'kysely';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { LikedSongs, LikedTotals } from '../../../domain/library/liked-songs.port';
import { idsOf } from '../catalogue/ids-of';
import type { Schema } from '../schema';

export class PostgresLikedSongs implements LikedSongs {
  constructor(private readonly db: Kysely<Schema>) {}

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
