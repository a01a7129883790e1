import { sql, type RawBuilder } from 'kysely';
import type { SongSort } from '../../../domain/catalogue/list-sorts';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';

type Orders = Readonly<Record<SongSort, RawBuilder<unknown>>>;

/** The same orders as in the indexes; the id comes last, so that pages never overlap. */
const ordersWith = (id: RawBuilder<unknown>): Orders => ({
  newest: sql`created_at DESC, ${id}`,
  popular: sql`play_count DESC, ${id}`,
  title: sql`title COLLATE vietnamese, ${id}`,
  artist: sql`lead_artist COLLATE vietnamese, title COLLATE vietnamese, ${id}`,
  duration: sql`duration_ms, ${id}`,
});

/** The orders of `songs`. */
export const SONG_ORDER = ordersWith(sql`id`);

const MEMBER_ORDER = ordersWith(sql`song_id`);

interface SongsQuery {
  /** A table that has `song_id` and the sort columns, with the condition for its rows. */
  readonly members: RawBuilder<unknown>;
  readonly sort: SongSort;
  readonly slice: Slice;
}

/** The songs of an artist or a category, in the order of its index, without reading the songs themselves. */
export const songsAmong = ({ members, sort, slice: { offset, limit } }: SongsQuery): RawBuilder<unknown> =>
  sql`SELECT song_id AS id FROM ${members} ORDER BY ${MEMBER_ORDER[sort]} LIMIT ${limit} OFFSET ${offset}`;
