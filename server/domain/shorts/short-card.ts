import type { VideoFacts } from '../catalogue/media-facts';
import type { ArtistRef, PictureColour } from '../catalogue/song-card';
import type { SongStretch } from '../import/clip-draft';
import type { MediaKey } from '../media/media-key';

/** What everybody may see counted. `views` are starts, once for each visit. */
export interface ShortCounters {
  readonly views: number;
  readonly likes: number;
  readonly saves: number;
  readonly shares: number;
  readonly comments: number;
}

/** The song that a clip uses; `stretch` null where nobody knows which seconds of it. */
export interface UsedSong {
  readonly songId: string;
  readonly stretch: SongStretch | null;
}

/** A short video as the feed shows it. */
export interface ShortCard {
  readonly id: string;
  readonly caption: string;
  readonly hashtags: readonly string[];
  readonly artist: ArtistRef | null;
  readonly song: UsedSong | null;
  readonly imageId: string | null;
  readonly colour: PictureColour | null;
  readonly durationMs: number;
  /** The file that is shown: its own, or that of another clip of the same sound while it has none. */
  readonly media: MediaKey;
  readonly video: VideoFacts;
  readonly hasCaptions: boolean;
  readonly counters: ShortCounters;
  readonly publishedAt: Date;
}

/**
 * The seconds of its song that a clip is shown to use, in milliseconds: what is known of them, else as many from the song's beginning as the
 * clip is long. Never past the song's end.
 */
export function shownStretch(stretch: SongStretch | null, clipMs: number, songMs: number): SongStretch {
  const { fromMs, toMs } = stretch ?? { fromMs: 0, toMs: clipMs };
  const end = Math.min(toMs, songMs);
  return { fromMs: Math.min(fromMs, end), toMs: end };
}
