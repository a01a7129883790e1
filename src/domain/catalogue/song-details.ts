import type { PlaybackSource } from '../playback/sources/playback-source';
import type { Milliseconds } from '../shared/units';
import type { Song } from './song';
import type { SongAccess } from './song-access';

export interface Lyrics {
  readonly format: 'plain' | 'lrc' | 'elrc';
  readonly text: string;
  readonly offset: Milliseconds;
}

export type CreditRole = 'performer' | 'composer' | 'lyricist' | 'arranger';

export interface Credit {
  readonly role: CreditRole;
  readonly names: readonly string[];
}

/** EBU R128: integrated loudness in LUFS, true peak in dBTP. */
export interface Loudness {
  readonly integrated: number;
  readonly truePeak: number;
}

/** A song with everything its page and the player need (specification §3, "Song (current song)"). */
export interface SongDetails extends Song {
  readonly lyrics: Lyrics | null;
  readonly credits: readonly Credit[];
  readonly year: number | null;
  readonly loudness: Loudness | null;
  /** The loudness of the whole album that the song belongs to. */
  readonly albumLoudness: Loudness | null;
  readonly access: SongAccess;
  /** Best first; the first one that an engine of this browser can play is played. */
  readonly audioSources: readonly PlaybackSource[];
  readonly videoSources: readonly PlaybackSource[];
}
