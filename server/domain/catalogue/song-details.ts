import type { VideoFacts } from './media-facts';
import type { SongCard } from './song-card';

export interface Lyrics {
  readonly format: 'plain' | 'lrc' | 'elrc';
  readonly text: string;
}

export interface Credit {
  readonly role: 'performer' | 'composer' | 'lyricist' | 'arranger';
  readonly names: readonly string[];
}

/** EBU R128: integrated loudness in LUFS, true peak in dBTP. */
export interface Loudness {
  readonly integrated: number;
  readonly truePeak: number;
}

/** A song with everything its page and the player need. */
export interface SongDetails extends SongCard {
  readonly video: VideoFacts | null;
  /** Part of the video's media addresses; the song's own where both are one file. */
  readonly videoRevision: string;
  readonly lyrics: Lyrics | null;
  readonly credits: readonly Credit[];
  readonly loudness: Loudness | null;
  /** Of the album as a whole, as far as its songs were measured. */
  readonly albumLoudness: Loudness | null;
}
