import type { AudioFacts, VideoFacts } from '../catalogue/media-facts';

/** Seconds of a song that a clip uses, in milliseconds from the song's beginning. */
export interface SongStretch {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What a clip says of the song it uses: what the song may be called, likeliest first, and by whom it is, where it says so. */
export interface SongWish {
  readonly titles: readonly string[];
  readonly artist: string | null;
  /** What its tags say of the seconds it uses; null where they are silent. */
  readonly stretch: SongStretch | null;
}

/** A short video as its file describes it, before it has an id. */
export interface ClipDraft {
  /** With its hashtags as they were written; may be empty. */
  readonly caption: string;
  /** Whose clip it is; null where nothing says so. */
  readonly artist: string | null;
  readonly wish: SongWish;
  readonly durationMs: number;
  readonly audio: AudioFacts;
  readonly video: VideoFacts;
  /** A whole WebVTT file as text. */
  readonly captions: string | null;
}
