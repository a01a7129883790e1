import type { MediaContainer, VideoFacts } from '../catalogue/media-facts';
import type { SoundFacts } from './containers/stream-facts';

/** The result of decoding a file. Times in milliseconds. */
export interface DecodedMedia {
  readonly container: MediaContainer;
  /** The track that is played; null if there is none, or nothing of it can be decoded. */
  readonly sound: SoundFacts | null;
  /** The length of the decoded sound; a lower bound if `isWhole` is false. */
  readonly soundMs: number;
  readonly video: VideoFacts | null;
  /** The video track is a still picture, such as a cover stored as a track: it shows less than one picture a second. */
  readonly hasStill: boolean;
  /** When its video ends; 0 without video. */
  readonly pictureMs: number;
  /** The length that the file states, or a guess from its bitrate; 0 if there is neither. */
  readonly statedMs: number;
  /** `statedMs` is a guess, not a value that the file states. */
  readonly isGuess: boolean;
  /** False if decoding was stopped because it took too long. */
  readonly isWhole: boolean;
}

/** Decodes files to find out the content of those that our own readers do not support or do not trust. */
export interface MediaDecoder {
  /**
   * Decodes the file at `path` below the media folder: its sound track with the number `track`, or else the likeliest one. Null
   * if the decoder does not recognise the file; undefined if there is no decoder.
   */
  decode(path: string, track?: number): Promise<DecodedMedia | null | undefined>;
}
