import type { SongStretch } from '../../../contract/kernel/song-stretch';
import type { VideoFacts } from '../catalogue/media-facts';
import type { ArtistRef, PictureColour } from '../catalogue/song-card';
import type { MediaKey } from '../media/media-key';

/** The counters that everybody may see. `views` counts starts, once per view session. */
export interface ShortCounters {
  readonly views: number;
  readonly likes: number;
  readonly saves: number;
  readonly shares: number;
  readonly comments: number;
}

/** The song that a clip uses; `stretch` is null if it is not known which seconds of the song it uses. */
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
  /** The file to play: the clip's own file, or, while that is missing, the file of another clip with the same sound. */
  readonly media: MediaKey;
  readonly video: VideoFacts;
  readonly hasCaptions: boolean;
  readonly counters: ShortCounters;
  readonly publishedAt: Date;
}

/**
 * The seconds of its song that a clip is shown to use, in milliseconds: the known stretch, otherwise the song's beginning for as
 * long as the clip lasts. Never past the song's end.
 */
export function shownStretch(stretch: SongStretch | null, clipMs: number, songMs: number): SongStretch {
  const { fromMs, toMs } = stretch ?? { fromMs: 0, toMs: clipMs };
  const end = Math.min(toMs, songMs);
  return { fromMs: Math.min(fromMs, end), toMs: end };
}
