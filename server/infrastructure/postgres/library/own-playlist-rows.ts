import { sql, type RawBuilder } from 'kysely';
import type { OwnPlaylist } from '../../../domain/library/own-playlists.port';
import { toColour, type ColourRow } from '../catalogue/song-rows';

export interface OwnPlaylistRow extends ColourRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly picture_id: string | null;
  readonly song_count: number;
  readonly is_public: boolean;
  readonly version: number;
}

/** The playlists of a query that answers rows of `playlists`, last changed first. */
export const ownPlaylistsOf = (page: RawBuilder<unknown>): RawBuilder<OwnPlaylistRow> => sql<OwnPlaylistRow>`
  SELECT p.id, p.name, p.description, p.song_count, p.is_public, p.version, i.id AS picture_id, i.hue, i.chroma, i.second_hue
  FROM (${page}) p LEFT JOIN images i ON i.id = p.image_id ORDER BY p.updated_at DESC, p.id`;

export function toOwnPlaylist(row: OwnPlaylistRow): OwnPlaylist {
  const { id, name, description } = row;
  return {
    id,
    name: { vi: name, en: name },
    description: { vi: description, en: description },
    imageId: row.picture_id,
    colour: toColour(row),
    songCount: row.song_count,
    isPublic: row.is_public,
    version: row.version,
  };
}
