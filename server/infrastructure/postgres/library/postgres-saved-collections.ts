import { sql, type Kysely } from 'kysely';
import type { SavedCollections } from '../../../domain/library/saved-collections.port';
import { idsOf } from '../catalogue/ids-of';
import type { Schema } from '../schema';
import { countedRows, withCounted, type Work } from './library-sets';

export class PostgresSavedCollections implements SavedCollections {
  constructor(private readonly db: Kysely<Schema>) {}

  save(accountId: string, ids: readonly string[]): Promise<readonly string[]> {
    return withCounted(this.db, ids, countedRows('albums', ids), async (transaction, notAlbums) => {
      const playlists = await this.lockPlaylists(transaction, accountId, notAlbums);
      const missing = notAlbums.filter((id) => !playlists.includes(id));
      if (missing.length > 0) return missing;
      const albums = ids.filter((id) => !notAlbums.includes(id));
      await sql`
        INSERT INTO saved_collections (account_id, kind, album_id, playlist_id)
        SELECT ${accountId}, 'album', id, NULL FROM unnest(${albums}::text[]) AS given (id)
        UNION ALL SELECT ${accountId}, 'playlist', NULL, id FROM unnest(${playlists}::text[]) AS given (id)
        ON CONFLICT DO NOTHING`.execute(transaction);
      return [];
    });
  }

  unsave(accountId: string, ids: readonly string[]): Promise<void> {
    return withCounted(this.db, ids, countedRows('albums', ids), async (transaction, notAlbums) => {
      await sql`SELECT FROM playlists WHERE id = ANY (${notAlbums}::text[]) ORDER BY id FOR NO KEY UPDATE`.execute(
        transaction,
      );
      await sql`DELETE FROM saved_collections WHERE account_id = ${accountId}
        AND (album_id = ANY (${ids}::text[]) OR playlist_id = ANY (${notAlbums}::text[]))`.execute(transaction);
    });
  }

  async isSaved(accountId: string, id: string): Promise<boolean> {
    const { rows } = await sql`SELECT FROM saved_collections
      WHERE account_id = ${accountId} AND (album_id = ${id} OR playlist_id = ${id}) LIMIT 1`.execute(this.db);
    return rows.length > 0;
  }

  /** Playlists that the listener may see. */
  private lockPlaylists(work: Work, accountId: string, ids: readonly string[]): Promise<readonly string[]> {
    return idsOf(
      work,
      sql`SELECT id FROM playlists WHERE id = ANY (${ids}::text[]) AND (is_public OR owner_id = ${accountId})
          ORDER BY id FOR NO KEY UPDATE`,
    );
  }
}
