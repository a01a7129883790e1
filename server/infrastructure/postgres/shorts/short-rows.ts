import { sql } from 'kysely';
import type { VideoFacts } from '../../../domain/catalogue/media-facts';
import type { ShortTraits } from '../../../domain/shorts/rank-feed';
import type { ShortCard, UsedSong } from '../../../domain/shorts/short-card';
import { toColour, type ColourRow } from '../catalogue/song-rows';
import { SHOWN_FILE } from './clip-stand-ins';

interface CountRow {
  readonly starts: number;
  readonly likes: number;
  readonly saves: number;
  readonly shares: number;
  readonly comments: number;
}

export interface TraitRow extends CountRow {
  readonly id: string;
  readonly artist_id: string | null;
  readonly song_id: string | null;
  /** Milliseconds since the epoch: thousands of them are read at once. */
  readonly published_ms: number;
  readonly engaged: number;
  readonly completes: number;
  readonly replays: number;
}

export interface ShortRow extends CountRow, ColourRow {
  readonly id: string;
  readonly caption: string;
  readonly hashtags: readonly string[] | null;
  readonly artist_id: string | null;
  readonly artist_name: string | null;
  readonly artist_image_id: string | null;
  readonly song_id: string | null;
  readonly song_from_ms: number | null;
  readonly song_to_ms: number | null;
  readonly picture_id: string | null;
  readonly duration_ms: number;
  readonly file_id: string;
  readonly revision: string;
  readonly video: VideoFacts;
  readonly has_captions: boolean;
  readonly published_at: Date;
}

const COUNTS = sql`v.start_count AS starts, v.like_count AS likes, v.save_count AS saves, v.share_count AS shares,
  v.comment_count AS comments`;

/** Names the columns of a `TraitRow`; `v` is the clip. */
export const TRAIT_COLUMNS = sql`v.id, v.artist_id, v.song_id, ${COUNTS}, v.engaged_count AS engaged,
  (extract(epoch FROM v.published_at) * 1000)::bigint AS published_ms,
  v.complete_count AS completes, v.replay_count AS replays`;

/** Names the columns of a `ShortRow`; `v` is the clip, and `f` has the file that is shown, as `SHORT_JOINS` joins them. */
export const SHORT_COLUMNS = sql`v.id, v.caption, f.id AS file_id, f.duration_ms, f.revision, f.video, f.captions IS NOT NULL AS has_captions,
  v.song_id, v.song_from_ms, v.song_to_ms, v.published_at, ${COUNTS}, tags.hashtags,
  a.id AS artist_id, a.name AS artist_name, a.image_id AS artist_image_id,
  i.id AS picture_id, i.hue, i.chroma, i.second_hue`;

export const SHORT_JOINS = sql`${SHOWN_FILE}
  LEFT JOIN artists a ON a.id = v.artist_id
  LEFT JOIN images i ON i.id = coalesce(v.image_id, f.image_id)
  LEFT JOIN LATERAL (
    SELECT array_agg(h.tag ORDER BY h.position) AS hashtags FROM short_hashtags h WHERE h.short_id = v.id
  ) tags ON true`;

export const toTraits = (row: TraitRow): ShortTraits => ({
  id: row.id,
  artistId: row.artist_id,
  songId: row.song_id,
  publishedAtMs: row.published_ms,
  activity: {
    starts: row.starts,
    engaged: row.engaged,
    completes: row.completes,
    replays: row.replays,
    likes: row.likes,
    saves: row.saves,
    shares: row.shares,
    comments: row.comments,
  },
});

function usedSongOf({ song_id: songId, song_from_ms: fromMs, song_to_ms: toMs }: ShortRow): UsedSong | null {
  if (songId === null) return null;
  return { songId, stretch: fromMs === null || toMs === null ? null : { fromMs, toMs } };
}

export function toShortCard(row: ShortRow): ShortCard {
  const { artist_id: artistId, artist_name: name, artist_image_id: imageId } = row;
  return {
    id: row.id,
    caption: row.caption,
    hashtags: row.hashtags ?? [],
    artist: artistId === null || name === null ? null : { id: artistId, name, imageId },
    song: usedSongOf(row),
    imageId: row.picture_id,
    colour: toColour(row),
    durationMs: row.duration_ms,
    media: { songId: row.file_id, revision: row.revision },
    video: row.video,
    hasCaptions: row.has_captions,
    counters: {
      views: row.starts,
      likes: row.likes,
      saves: row.saves,
      shares: row.shares,
      comments: row.comments,
    },
    publishedAt: row.published_at,
  };
}
