import { sql, type Kysely } from 'kysely';
import type { AnnotatedSongs, SongAnnotations } from '../../../domain/library/annotated-songs.port';
import { idsOf } from '../catalogue/ids-of';
import type { Schema } from '../schema';
import { countedRows, withCounted } from './library-sets';

export class PostgresAnnotatedSongs implements AnnotatedSongs {
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

  async annotationsAmong(accountId: string, songIds: readonly string[]): Promise<ReadonlyMap<string, SongAnnotations>> {
    const liked = await idsOf(
      this.db,
      sql`SELECT song_id AS id FROM liked_songs WHERE account_id = ${accountId} AND song_id = ANY (${songIds}::text[])
        UNION ALL SELECT s.stand_in FROM all_songs s JOIN liked_songs l ON l.song_id = s.id
          WHERE s.stand_in = ANY (${songIds}::text[]) AND l.account_id = ${accountId}`,
    );
    return new Map(liked.map((id) => [id, { isLiked: true }]));
  }
}
