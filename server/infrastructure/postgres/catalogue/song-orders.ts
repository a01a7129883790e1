import { sql, type RawBuilder } from 'kysely';
import type { SongSort } from '../../../domain/catalogue/list-sorts';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';

/** How `songs` stand in their indexes; the id last, so that pages never overlap. */
export const SONG_ORDER: Readonly<Record<SongSort, RawBuilder<unknown>>> = {
  newest: sql`created_at DESC, id`,
  popular: sql`play_count DESC, id`,
  title: sql`title COLLATE vietnamese, id`,
  artist: sql`lead_artist COLLATE vietnamese, title COLLATE vietnamese, id`,
  duration: sql`duration_ms, id`,
};

interface SongsAsked {
  /** A table with `song_id` and `play_count`, and which of its rows. */
  readonly members: RawBuilder<unknown>;
  readonly sort: SongSort;
  readonly slice: Slice;
}

/** The songs of an artist or a category. Most played first they stand in an index; any other order is made of all of them. */
export function songsAmong({ members, sort, slice: { offset, limit } }: SongsAsked): RawBuilder<unknown> {
  return sort === 'popular'
    ? sql`SELECT song_id AS id FROM ${members} ORDER BY play_count DESC, song_id LIMIT ${limit} OFFSET ${offset}`
    : sql`SELECT id FROM songs WHERE id IN (SELECT song_id FROM ${members})
          ORDER BY ${SONG_ORDER[sort]} LIMIT ${limit} OFFSET ${offset}`;
}
