import type { SongStretch } from '../../../contract/kernel/song-stretch';
import type { AudioFacts, VideoFacts } from '../catalogue/media-facts';

/** What a clip states about the song it uses: possible titles, likeliest first, and the artist, if the clip names one. */
export interface SongWish {
  readonly titles: readonly string[];
  readonly artist: string | null;
  /** The part that its tags state; null if they state none. */
  readonly stretch: SongStretch | null;
}

/** A short video as its file describes it, before it has an id. */
export interface ClipDraft {
  /** With its hashtags as they were written; may be empty. */
  readonly caption: string;
  /** The clip's artist; null if unknown. */
  readonly artist: string | null;
  readonly wish: SongWish;
  readonly durationMs: number;
  readonly audio: AudioFacts;
  readonly video: VideoFacts;
  /** A whole WebVTT file as text. */
  readonly captions: string | null;
}
