import { sql, type Kysely } from 'kysely';
import type { FollowedArtists } from '../../../domain/library/followed-artists.port';
import type { Schema } from '../schema';
import { countedRows, withCounted } from './library-sets';

export class PostgresFollowedArtists implements FollowedArtists {
  constructor(private readonly db: Kysely<Schema>) {}

  follow(accountId: string, artistIds: readonly string[]): Promise<readonly string[]> {
    return withCounted(this.db, artistIds, countedRows('artists', artistIds), async (transaction, missing) => {
      if (missing.length > 0) return missing;
      await sql`INSERT INTO followed_artists (account_id, artist_id)
        SELECT ${accountId}, id FROM unnest(${artistIds}::text[]) AS given (id) ON CONFLICT DO NOTHING`.execute(
        transaction,
      );
      return [];
    });
  }

  unfollow(accountId: string, artistIds: readonly string[]): Promise<void> {
    return withCounted(this.db, artistIds, countedRows('artists', artistIds), async (transaction) => {
      await sql`DELETE FROM followed_artists
        WHERE account_id = ${accountId} AND artist_id = ANY (${artistIds}::text[])`.execute(transaction);
    });
  }

  async isFollowed(accountId: string, artistId: string): Promise<boolean> {
    const { rows } = await sql`SELECT FROM followed_artists
      WHERE account_id = ${accountId} AND artist_id = ${artistId}`.execute(this.db);
    return rows.length > 0;
  }
}
