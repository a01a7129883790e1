import type { Result } from '../shared/result';
import type { EncodeFailure } from './encode-failure';

/** EBU R128: integrated loudness in LUFS, true peak in dBTP. Silence reads −70 and −120. */
export interface Loudness {
  readonly integrated: number;
  readonly truePeak: number;
}

/** Measures how loud a recording is. */
export interface LoudnessMeter {
  /** Listens to the whole file at absolute `path`, in the background. */
  measure(path: string, durationMs: number, signal: AbortSignal): Promise<Result<Loudness, EncodeFailure>>;
}
