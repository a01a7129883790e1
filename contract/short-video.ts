import { Id } from './id';
import { LIMITS } from './kernel/limits';
import * as z from './schema';
import { ArtistRef, DominantColor, SongSummary } from './song';
import { VideoQuality } from './song-info';
import { text, textOf, trimmedText } from './text';

/** Why a clip is in the feed: the most important of the reasons that apply. A client ignores unknown reasons. */
export const FEED_REASONS = [
  'followed-artist',
  'liked-song',
  'liked-artist',
  'popular',
  'new',
  'something-else',
] as const;

/**
 * The adaptive master and single renditions with sound muxed in; the first segment of each lasts `first_duration` seconds.
 * `opening` lists the first files of the lowest rendition: its playlist, init segment and first segment, which may be requested
 * at once instead of one after the other.
 */
export const ShortMedia = z.object({
  master_url: z.string(),
  video_qualities: z.array(VideoQuality),
  first_duration: z.number(),
  opening: z.array(z.string()),
});

/** The song that a clip uses, and the range of the song in seconds. */
export const ShortSong = z.object({ song: SongSummary, from: z.number(), to: z.number() });

/** `views` counts starts, once for each view session of a listener; `shares` counts presses. */
export const ShortCounters = z.object({
  views: z.number(),
  likes: z.number(),
  saves: z.number(),
  shares: z.number(),
  comments: z.number(),
});

/** A short video. Durations in seconds; URLs are relative to the CDN domain. `captions` is a WebVTT file. */
export const ShortVideo = z.object({
  id: Id,
  caption: z.string(),
  hashtags: z.array(z.string()),
  artist: z.nullable(z.extend(ArtistRef, { is_followed: z.boolean() })),
  song: z.nullable(ShortSong),
  cover: z.string(),
  duration: z.number(),
  dominant_color: DominantColor,
  captions: z.nullable(z.string()),
  media: ShortMedia,
  counters: ShortCounters,
  is_liked: z.boolean(),
  is_saved: z.boolean(),
  /** ISO 8601, UTC. */
  published_at: z.string(),
  reason: z.optional(z.string()),
});

/**
 * A part of the feed. `cursor` requests the next part; null if no clip is left in this feed session. `totalCount` is present if
 * the clips of one artist or with one song are requested: the number of these clips.
 */
export const ShortPage = z.object({
  items: z.array(ShortVideo),
  cursor: z.nullable(z.string()),
  totalCount: z.optional(z.number()),
});

export const VIEW_KINDS = ['impression', 'start', 'engaged', 'complete', 'replay', 'share'] as const;

/**
 * What happened to a visible clip. `impression`: at least half of it was visible for 1 s; `start`: it began to play; `engaged`: 3
 * s or half of it was played; `complete`: its end was reached; `replay`: it began again. A report repeated with the same
 * `event_id` counts once; `visit_id` is one view session of the clip: of each kind except `replay` and `share` only the first in
 * a view session counts.
 */
export const ViewEvent = z.strictObject({
  event_id: text(64, 8),
  visit_id: text(64, 8),
  kind: z.enum(VIEW_KINDS),
});

export const ViewEvents = z.strictObject({
  events: z.array(ViewEvent).check(z.minLength(1), z.maxLength(LIMITS.viewEventsMax)),
});

/** How many of the events were new. */
export const ViewsRecorded = z.object({ counted: z.number() });

/** A comment of plain text. If `is_own` is true, the caller may delete it. */
export const ShortComment = z.object({
  id: Id,
  text: z.string(),
  author: z.object({ name: z.string(), avatar: z.nullable(z.string()) }),
  is_own: z.boolean(),
  /** ISO 8601, UTC. */
  written_at: z.string(),
});

/** Newest first. */
export const CommentPage = z.object({
  items: z.array(ShortComment),
  cursor: z.nullable(z.string()),
  totalCount: z.number(),
});

export const NewComment = z.strictObject({
  /** Made by the sender: a comment that is posted again after a lost answer is the same comment. */
  id: textOf(/^[A-Za-z0-9_-]{8,64}$/, 64),
  text: trimmedText(LIMITS.commentMax, 1),
});

export const REPORT_REASONS = ['spam', 'hate', 'sexual', 'other'] as const;
export const CommentReport = z.strictObject({ reason: z.enum(REPORT_REASONS) });

export type ShortVideoWire = z.infer<typeof ShortVideo>;
export type ShortCommentWire = z.infer<typeof ShortComment>;
export type ViewEventWire = z.infer<typeof ViewEvent>;
