import type { Result } from '../shared/result';
import type { EncodeFailure } from './encode-failure';

/** Makes posters from videos. */
export interface PosterMaker {
  /** A picture, as a JPEG file, of what the first second of the video at absolute `path` shows for most of its time, upright. */
  capture(path: string, signal: AbortSignal): Promise<Result<Uint8Array, EncodeFailure>>;
}
