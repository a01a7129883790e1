import { sql, type Kysely } from 'kysely';
import type { ShortTaste } from '../../../domain/shorts/short-taste.port';
import type { FeedTaste } from '../../../domain/shorts/rank-feed';
import type { Schema } from '../schema';

/** How many of the most recently liked songs and clips describe the taste. */
const LIKED = 500;
const FOLLOWED = 3_000;
/** As many clips as a feed has. */
const SEEN = 3_000;

type Sign = 'followed' | 'liked-song' | 'liked-artist' | 'hidden' | 'seen';

interface SignRow {
  readonly sign: Sign;
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number | null;
}

export class PostgresShortTaste implements ShortTaste {
  constructor(private readonly db: Kysely<Schema>) {}

  async of(accountId: string): Promise<FeedTaste> {
    const { rows } = await sql<SignRow>`
      WITH songs_liked AS MATERIALIZED (
        SELECT song_id FROM liked_songs WHERE account_id = ${accountId} ORDER BY liked_at DESC, song_id LIMIT ${LIKED}
      ), shorts_liked AS MATERIALIZED (
        SELECT short_id FROM liked_shorts WHERE account_id = ${accountId} ORDER BY liked_at DESC, short_id LIMIT ${LIKED}
      )
      (SELECT 'followed' AS sign, artist_id AS id, NULL::bigint AS at FROM followed_artists
        WHERE account_id = ${accountId} ORDER BY followed_at DESC, artist_id LIMIT ${FOLLOWED})
      UNION ALL SELECT 'liked-song', song_id, NULL FROM songs_liked
      UNION ALL SELECT 'liked-artist', artist_id, NULL FROM (
        SELECT sa.artist_id FROM songs_liked JOIN all_song_artists sa USING (song_id)
        UNION SELECT v.artist_id FROM shorts_liked JOIN all_short_videos v ON v.id = short_id WHERE v.artist_id IS NOT NULL
      ) dear
      UNION ALL SELECT 'hidden', short_id, NULL FROM hidden_shorts WHERE account_id = ${accountId}
      UNION ALL SELECT 'hidden', v.stand_in, NULL FROM hidden_shorts h JOIN all_short_videos v ON v.id = h.short_id
        WHERE h.account_id = ${accountId} AND v.stand_in IS NOT NULL
      UNION ALL (SELECT 'seen', v.stand_in, (extract(epoch FROM k.seen_at) * 1000)::bigint FROM seen_shorts k
        JOIN all_short_videos v ON v.id = k.short_id WHERE k.account_id = ${accountId} AND v.stand_in IS NOT NULL
        ORDER BY k.seen_at DESC LIMIT ${SEEN})
      UNION ALL (SELECT 'seen', short_id, (extract(epoch FROM seen_at) * 1000)::bigint FROM seen_shorts
        WHERE account_id = ${accountId} ORDER BY seen_at DESC LIMIT ${SEEN})`.execute(this.db);
    const idsOf = (sign: Sign): ReadonlySet<string> =>
      new Set(rows.filter((row) => row.sign === sign).map(({ id }) => id));
    // A stand-in counts as seen when it or the other clip was seen: the later time counts.
    const seen = rows.flatMap(({ sign, id, at }) => (sign === 'seen' && at !== null ? [[id, at] as const] : []));
    return {
      followedArtists: idsOf('followed'),
      likedSongs: idsOf('liked-song'),
      likedArtists: idsOf('liked-artist'),
      hidden: idsOf('hidden'),
      seen: new Map(seen.sort(([, at], [, other]) => at - other)),
    };
  }
}
