import type { ArtistRef, DominantColour, Song } from '../catalogue/song';
import type { PlaybackSource } from '../playback/playback-source';
import type { IsoInstant, Seconds } from '../shared/units';

/** Whom a clip is by. */
export interface ClipArtist extends ArtistRef {
  readonly isFollowed: boolean;
}

/** Which seconds of which song a clip uses. */
export interface UsedSong {
  readonly song: Song;
  readonly from: Seconds;
  readonly to: Seconds;
}

/** `views` counts starts, `shares` presses. */
export interface ClipCounters {
  readonly views: number;
  readonly likes: number;
  readonly saves: number;
  readonly shares: number;
  readonly comments: number;
}

/** What weighed most for a clip's place in the feed. */
export const FEED_REASONS = [
  'followed-artist',
  'liked-song',
  'liked-artist',
  'popular',
  'new',
  'something-else',
] as const;
export type FeedReason = (typeof FEED_REASONS)[number];

/** A short vertical video. Picture URLs are absolute or root-relative and take `?w=`. */
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
  /** What its beginning is made of at the lowest rendition: files that may be asked for at once. */
  readonly openingUrls: readonly string[];
  readonly counters: ClipCounters;
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  readonly publishedAt: IsoInstant;
  readonly reason: FeedReason | null;
}
