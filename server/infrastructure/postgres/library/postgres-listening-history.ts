import { sql, type Kysely } from 'kysely';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { PlayedSong, ListeningTotals, ListeningHistory } from '../../../domain/library/listening-history.port';
import type { Schema } from '../schema';

/** The time zone in which "today" begins. */
const HOME = 'Asia/Ho_Chi_Minh';

export class PostgresListeningHistory implements ListeningHistory {
  constructor(private readonly db: Kysely<Schema>) {}

  async list(accountId: string, { offset, limit }: Slice): Promise<readonly PlayedSong[]> {
    const { rows } = await sql<PlayedSong>`
      SELECT song_id AS "songId", heard_at AS "heardAt" FROM heard_songs WHERE account_id = ${accountId}
      ORDER BY heard_at DESC, song_id LIMIT ${limit} OFFSET ${offset}`.execute(this.db);
    return rows;
  }

  async count(accountId: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*) AS n FROM heard_songs WHERE account_id = ${accountId}`.execute(this.db);
    return rows[0]?.n ?? 0;
  }

  async totals(accountId: string): Promise<ListeningTotals> {
    const { rows } = await sql<ListeningTotals>`
      SELECT (SELECT count(*) FROM heard_songs WHERE account_id = ${accountId}) AS "songCount",
        (SELECT count(*) FROM heard_songs WHERE account_id = ${accountId}
          AND heard_at >= date_trunc('day', now() AT TIME ZONE ${HOME}) AT TIME ZONE ${HOME}) AS "todayCount"`.execute(
      this.db,
    );
    return rows[0] ?? { songCount: 0, todayCount: 0 };
  }

  async clear(accountId: string): Promise<void> {
    await this.db.deleteFrom('heard_songs').where('account_id', '=', accountId).execute();
  }
}
