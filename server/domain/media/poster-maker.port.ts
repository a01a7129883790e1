import type { Result } from '../shared/result';
import type { EncodeFailure } from './encode-failure';

/** Takes posters out of videos. */
export interface PosterMaker {
  /** A picture, as a JPEG file, of what the first second of the video at absolute `path` shows most of, upright. */
  take(path: string, signal: AbortSignal): Promise<Result<Uint8Array, EncodeFailure>>;
}
