import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CollectionFilter, CollectionSort } from '../../../domain/catalogue/list-sorts';
import type { PlaylistCard } from '../../../domain/catalogue/playlist-card';
import type { PlaylistCatalogue, PlaylistHead, PlaylistPlace } from '../../../domain/catalogue/playlist-catalogue.port';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { Schema } from '../schema';
import { countOf, idsOf, inOrderOf } from './ids-of';
import { toColour, type ColourRow } from './song-rows';

interface PlaylistRow extends ColourRow {
  readonly id: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly description: string;
  readonly description_en: string | null;
  readonly picture_id: string | null;
  readonly song_count: number;
  readonly save_count: number;
  readonly version: number;
  readonly duration_ms: number;
  readonly is_public: boolean;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly owner_image_id: string | null;
}

interface PlaceRow {
  readonly id: number;
  readonly song_id: string;
  readonly added_at: Date;
}

const NEWEST = sql`created_at DESC, id`;
const ORDER: Readonly<Record<CollectionSort, RawBuilder<unknown>>> = {
  newest: NEWEST,
  popular: sql`save_count DESC, id`,
  title: sql`name COLLATE vietnamese, id`,
  year: NEWEST,
};

const toPlaylistCard = (row: PlaylistRow): PlaylistCard => ({
  id: row.id,
  name: { vi: row.name, en: row.name_en ?? row.name },
  description: { vi: row.description, en: row.description_en ?? row.description },
  imageId: row.picture_id,
  colour: toColour(row),
  songCount: row.song_count,
});

function toPlaylistHead(row: PlaylistRow): PlaylistHead {
  const { owner_id: id, owner_name: name, owner_image_id: imageId } = row;
  return {
    ...toPlaylistCard(row),
    owner: id === null || name === null ? null : { id, name, imageId },
    isPublic: row.is_public,
    version: row.version,
    durationMs: row.duration_ms,
    saveCount: row.save_count,
  };
}

/** The rows of `playlists` that are public and match the filter. */
function shown({ artistId, categoryId }: CollectionFilter): RawBuilder<unknown> {
  const holds = (table: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`AND EXISTS (SELECT FROM playlist_songs p JOIN ${table} WHERE p.playlist_id = playlists.id)`;
  const byArtist =
    artistId === undefined ? sql`` : holds(sql`song_artists a ON a.song_id = p.song_id AND a.artist_id = ${artistId}`);
  const byCategory =
    categoryId === undefined
      ? sql``
      : holds(sql`song_categories c ON c.song_id = p.song_id AND c.category_id = ${categoryId}`);
  return sql`is_public AND song_count > 0 ${byArtist} ${byCategory}`;
}

export class PostgresPlaylistCatalogue implements PlaylistCatalogue {
  constructor(private readonly db: Kysely<Schema>) {}

  async playlist(id: string, viewerId: string | null = null): Promise<PlaylistHead | null> {
    const [row] = await this.rows([id]);
    const isShown = row !== undefined && (row.is_public || (viewerId !== null && row.owner_id === viewerId));
    return isShown ? toPlaylistHead(row) : null;
  }

  async playlists(ids: readonly string[]): Promise<readonly PlaylistCard[]> {
    return inOrderOf(ids, (await this.rows(ids)).map(toPlaylistCard));
  }

  ofService({ offset, limit }: Slice): Promise<readonly PlaylistCard[]> {
    return this.page(sql`
      SELECT id FROM playlists WHERE owner_id IS NULL AND is_public AND song_count > 0
      ORDER BY position, id LIMIT ${limit} OFFSET ${offset}`);
  }

  list(filter: CollectionFilter, sort: CollectionSort, { offset, limit }: Slice): Promise<readonly PlaylistCard[]> {
    return this.page(sql`
      SELECT id FROM playlists WHERE ${shown(filter)} ORDER BY ${ORDER[sort]} LIMIT ${limit} OFFSET ${offset}`);
  }

  count(filter: CollectionFilter): Promise<number> {
    return countOf(this.db, sql`SELECT count(*) AS n FROM playlists WHERE ${shown(filter)}`);
  }

  async places(id: string, { offset, limit }: Slice): Promise<readonly PlaylistPlace[]> {
    const { rows } = await sql<PlaceRow>`
      SELECT id, song_id, added_at FROM playlist_songs WHERE playlist_id = ${id}
      ORDER BY position LIMIT ${limit} OFFSET ${offset}`.execute(this.db);
    return rows.map((row) => ({ entryId: String(row.id), songId: row.song_id, addedAt: row.added_at }));
  }

  private async page(ids: RawBuilder<unknown>): Promise<readonly PlaylistCard[]> {
    return this.playlists(await idsOf(this.db, ids));
  }

  private async rows(ids: readonly string[]): Promise<readonly PlaylistRow[]> {
    const { rows } = await sql<PlaylistRow>`
      SELECT p.id, p.name, p.name_en, p.description, p.description_en, p.song_count, p.save_count, p.version, p.duration_ms, p.is_public,
        p.owner_id, o.name AS owner_name, o.avatar_id AS owner_image_id, i.id AS picture_id, i.hue, i.chroma, i.second_hue
      FROM playlists p LEFT JOIN images i ON i.id = p.image_id LEFT JOIN accounts o ON o.id = p.owner_id
      WHERE p.id = ANY (${ids}::text[])`.execute(this.db);
    return rows;
  }
}
