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
  /** The file that its video is seen from; the one that it is heard from where both are one. */
  readonly videoMedia: MediaKey;
  readonly lyrics: Lyrics | null;
  readonly credits: readonly Credit[];
  readonly loudness: Loudness | null;
  /** Of the album as a whole, as far as its songs were measured. */
  readonly albumLoudness: Loudness | null;
}
