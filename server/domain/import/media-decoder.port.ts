import type { MediaContainer, VideoFacts } from '../catalogue/media-facts';
import type { SoundFacts } from './containers/stream-facts';

/** What decoding a file brought. Times in milliseconds. */
export interface DecodedMedia {
  readonly container: MediaContainer;
  /** The track that is heard; null where there is none, or nothing of it decodes. */
  readonly sound: SoundFacts | null;
  /** How much sound came; a lower bound where `isWhole` is false. */
  readonly soundMs: number;
  readonly video: VideoFacts | null;
  /** What stands where a picture in motion would, such as a cover kept as a track, is shown less than once a second. */
  readonly hasStill: boolean;
  /** When its picture in motion ends; 0 without one. */
  readonly pictureMs: number;
  /** What the file states, or a guess by its bitrate; 0 where it does neither. */
  readonly statedMs: number;
  /** `statedMs` is a guess, and no claim of the file's. */
  readonly isGuess: boolean;
  /** False where decoding was given up because it took too long. */
  readonly isWhole: boolean;
}

/** Listens to files, to find out what is in those that our own readers do not know or do not believe. */
export interface MediaDecoder {
  /**
   * Decodes the file at `path` below the media folder: its sound of number `track`, else the likeliest. Null where it is nothing
   * that the decoder knows; undefined where there is no decoder.
   */
  decode(path: string, track?: number): Promise<DecodedMedia | null | undefined>;
}
