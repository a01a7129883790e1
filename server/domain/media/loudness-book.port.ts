import type { Loudness } from './loudness-meter.port';

/** The measured loudness of songs. */
export interface LoudnessBook {
  /** The newest songs that were never measured, at most `limit`. */
  unmeasured(limit: number): Promise<readonly string[]>;
  /** Stores a measurement of the song's file at this revision; does nothing if the song has another revision by now. */
  keep(songId: string, revision: string, loudness: Loudness): Promise<void>;
}
