import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ShortCatalogue, ShortFilter } from '../../../domain/shorts/short-catalogue.port';
import type { ShortTraits } from '../../../domain/shorts/rank-feed';
import type { ShortCard } from '../../../domain/shorts/short-card';
import { inOrderOf } from '../catalogue/ids-of';
import type { Schema } from '../schema';
import {
  SHORT_COLUMNS,
  SHORT_JOINS,
  toShortCard,
  toTraits,
  TRAIT_COLUMNS,
  type ShortRow,
  type TraitRow,
} from './short-rows';

/** How many of the newest and of the most watched clips make up a feed: the feed of everything, and a filtered one. */
const SIZES = {
  everything: { newest: 2_000, mostWatched: 1_000 },
  filtered: { newest: 700, mostWatched: 300 },
} as const;

/** All filters of a request, as one condition on clips `v`. */
function conditionOf({ artistId, songId, followedBy }: ShortFilter): RawBuilder<unknown> {
  const parts = [
    ...(artistId === undefined ? [] : [sql`v.artist_id = ${artistId}`]),
    ...(songId === undefined ? [] : [sql`v.song_id = ${songId}`]),
    ...(followedBy === undefined
      ? []
      : [sql`v.artist_id IN (SELECT artist_id FROM followed_artists WHERE account_id = ${followedBy})`]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `);
}

export class PostgresShortCatalogue implements ShortCatalogue {
  constructor(private readonly db: Kysely<Schema>) {}

  async pool(filter: ShortFilter): Promise<readonly ShortTraits[]> {
    const condition = conditionOf(filter);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    const { newest, mostWatched } = SIZES[isFiltered ? 'filtered' : 'everything'];
    const { rows } = await sql<TraitRow>`
      (SELECT ${TRAIT_COLUMNS} FROM short_videos v WHERE ${condition} ORDER BY v.published_at DESC, v.id LIMIT ${newest})
      UNION
      (SELECT ${TRAIT_COLUMNS} FROM short_videos v WHERE ${condition} ORDER BY v.start_count DESC, v.id LIMIT ${mostWatched})`.execute(
      this.db,
    );
    return rows.map(toTraits);
  }

  async count(filter: ShortFilter): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::integer AS n FROM short_videos v WHERE ${conditionOf(filter)}`.execute(this.db);
    return rows[0]?.n ?? 0;
  }

  async cards(ids: readonly string[]): Promise<readonly ShortCard[]> {
    const { rows } = await sql<ShortRow>`
      SELECT ${SHORT_COLUMNS} FROM all_short_videos v ${SHORT_JOINS} WHERE v.id = ANY (${ids}::text[])`.execute(
      this.db,
    );
    return inOrderOf(ids, rows.map(toShortCard));
  }
}
