import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type {
  LibraryEntry,
  Library,
  LibraryQuery,
  LibraryKind,
  LibrarySort,
} from '../../../domain/library/library.port';
import type { Schema } from '../schema';

const PARTS: Readonly<Record<LibraryKind, (accountId: string) => RawBuilder<unknown>>> = {
  playlist: (accountId) => sql`
    SELECT 'playlist' AS kind, p.id, p.updated_at AS kept_at, true AS is_own, p.name, o.name AS artist
    FROM playlists p JOIN accounts o ON o.id = p.owner_id WHERE p.owner_id = ${accountId}
    UNION ALL
    SELECT 'playlist', p.id, s.saved_at, false, p.name, coalesce(o.name, '')
    FROM saved_collections s JOIN playlists p ON p.id = s.playlist_id LEFT JOIN accounts o ON o.id = p.owner_id
    WHERE s.account_id = ${accountId} AND p.is_public AND p.owner_id IS DISTINCT FROM ${accountId}`,
  album: (accountId) => sql`
    SELECT 'album' AS kind, a.id, s.saved_at AS kept_at, false AS is_own, a.title AS name, artists.name AS artist
    FROM saved_collections s JOIN albums a ON a.id = s.album_id JOIN artists ON artists.id = a.artist_id
    WHERE s.account_id = ${accountId}`,
  artist: (accountId) => sql`
    SELECT 'artist' AS kind, a.id, f.followed_at AS kept_at, false AS is_own, a.name, a.name AS artist
    FROM followed_artists f JOIN artists a ON a.id = f.artist_id WHERE f.account_id = ${accountId}`,
};

const ORDERS: Readonly<Record<LibrarySort, RawBuilder<unknown>>> = {
  recent: sql`kept_at DESC, id`,
  name: sql`name COLLATE vietnamese, id`,
  artist: sql`artist = '', artist COLLATE vietnamese, name COLLATE vietnamese, id`,
};

function entriesOf(accountId: string, kind: LibraryKind | 'all'): RawBuilder<unknown> {
  const parts = kind === 'all' ? Object.values(PARTS) : [PARTS[kind]];
  return sql.join(
    parts.map((part) => part(accountId)),
    sql` UNION ALL `,
  );
}

export class PostgresLibrary implements Library {
  constructor(private readonly db: Kysely<Schema>) {}

  async list(
    accountId: string,
    { kind, sort }: LibraryQuery,
    { offset, limit }: Slice,
  ): Promise<readonly LibraryEntry[]> {
    const { rows } = await sql<LibraryEntry>`
      SELECT kind, id, kept_at AS "keptAt", is_own AS "isOwn" FROM (${entriesOf(accountId, kind)}) kept
      ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${offset}`.execute(this.db);
    return rows;
  }

  async count(accountId: string, kind: LibraryKind | 'all'): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*) AS n FROM (${entriesOf(accountId, kind)}) kept`.execute(this.db);
    return rows[0]?.n ?? 0;
  }
}
