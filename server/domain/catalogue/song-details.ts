import type { MediaKey } from '../media/media-key';
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
  /** The file from which its video is played; equal to the sound's file if both are in one file. */
  readonly videoMedia: MediaKey;
  readonly lyrics: Lyrics | null;
  readonly credits: readonly Credit[];
  readonly loudness: Loudness | null;
  /** Loudness of the whole album, computed from its measured songs. */
  readonly albumLoudness: Loudness | null;
}
