import type { Result } from '../shared/result';
import type { EncodeFailure } from './encode-failure';

/** EBU R128: integrated loudness in LUFS, true peak in dBTP. Silence reads −70 and −120. */
export interface Loudness {
  readonly integrated: number;
  readonly truePeak: number;
}

/** What to measure: an audio track, counted from 0, of the file at absolute `path`. */
export interface Recording {
  readonly path: string;
  readonly track: number;
  readonly durationMs: number;
}

/** Measures how loud a recording is. */
export interface LoudnessMeter {
  /** Decodes the whole recording, in the background. */
  measure(recording: Recording, signal: AbortSignal): Promise<Result<Loudness, EncodeFailure>>;
}
