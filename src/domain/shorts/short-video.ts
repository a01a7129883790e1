import type { ArtistRef, DominantColour, Song } from '../catalogue/song';
import type { PlaybackSource } from '../playback/sources/playback-source';
import type { IsoInstant, Seconds } from '../shared/units';

/** The artist of a clip. */
export interface ClipArtist extends ArtistRef {
  readonly isFollowed: boolean;
}

/** The song that a clip uses, and which seconds of it. */
export interface UsedSong {
  readonly song: Song;
  readonly from: Seconds;
  readonly to: Seconds;
}

/** `views` counts starts, `shares` counts presses. */
export interface ClipCounters {
  readonly views: number;
  readonly likes: number;
  readonly saves: number;
  readonly shares: number;
  readonly comments: number;
}

/** The main reason for a clip's place in the feed. */
export const FEED_REASONS = [
  'followed-artist',
  'liked-song',
  'liked-artist',
  'popular',
  'new',
  'something-else',
] as const;
export type FeedReason = (typeof FEED_REASONS)[number];

/** A short vertical video. Picture URLs are absolute or root-relative and may contain `{width}`. */
export interface ShortVideo {
  readonly id: string;
  readonly caption: string;
  readonly hashtags: readonly string[];
  readonly artist: ClipArtist | null;
  readonly used: UsedSong | null;
  readonly coverUrl: string;
  readonly duration: Seconds;
  readonly dominantColour: DominantColour;
  /** A WebVTT file. */
  readonly captionsUrl: string | null;
  /** The adaptive source first, then its single renditions. */
  readonly sources: readonly PlaybackSource[];
  /** The files of its beginning at the lowest rendition, which may be requested at once. */
  readonly openingUrls: readonly string[];
  readonly counters: ClipCounters;
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  readonly publishedAt: IsoInstant;
  readonly reason: FeedReason | null;
}
