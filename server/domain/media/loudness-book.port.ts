import type { Loudness } from './loudness-meter.port';

/** What is known of songs' loudness. */
export interface LoudnessBook {
  /** The newest songs that were never measured, at most `limit`. */
  unmeasured(limit: number): Promise<readonly string[]>;
  /** Keeps a measurement of the song's file at this revision; nothing happens where it has another one by now. */
  keep(songId: string, revision: string, loudness: Loudness): Promise<void>;
}
