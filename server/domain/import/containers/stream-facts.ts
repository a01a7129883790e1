import type { MediaContainer, VideoFacts } from '../../catalogue/media-facts';
import type { RefusalReason } from '../refusal';
import type { Result } from '../../shared/result';
import type { SoundPlace } from './sound-place';

/** Codecs that our own readers support; `none` for a video without sound. */
export type SoundCodec = 'mp3' | 'aac' | 'alac' | 'flac' | 'opus' | 'vorbis' | 'speex' | 'pcm' | 'none';

/**
 * How far the bytes of a file confirm its stated length: completely; so little that only decoding gives the answer; or the file
 * has fewer bytes than it states.
 */
export type Proof = 'proved' | 'doubtful' | 'cut';

/** Facts about the sound from the container's own structure. Bitrate in bits per second. */
export interface SoundFacts {
  /** A `SoundCodec`, or a decoder's name for another codec. */
  readonly codec: string;
  readonly sampleRate: number;
  readonly channels: number;
  readonly bitrate: number;
  /** The index of this sound track among several, counted from 0; 0 if it is missing. */
  readonly track?: number;
  /** Decoders do not seek to the right position in the file, so they read it from its beginning. */
  readonly isReadThrough?: boolean;
}

export const NO_SOUND: SoundFacts = { codec: 'none', sampleRate: 48_000, channels: 0, bitrate: 0 };

/** Facts from the container's own structure, before any tag is read. */
export interface StreamFacts {
  readonly container: MediaContainer;
  readonly durationMs: number;
  readonly proof: Proof;
  readonly sound: SoundFacts;
  readonly video: VideoFacts | null;
  /** The file has video that we cannot play, and no other video. */
  readonly hasOtherPicture?: boolean;
  /** Another file with its own times was appended to this one. */
  readonly isFollowed?: boolean;
  /** A part of its sound contains only zeros. */
  readonly isHollow?: true;
  /** The place of the bytes of its sound and its video. */
  readonly place: SoundPlace;
}

/** Whether this number of pictures in this number of seconds is a video; a cover is one picture, and slides are minutes apart. */
export const areMoving = (pictures: number, seconds: number): boolean => pictures > 1 && pictures >= seconds;

export type ReadStream = Result<StreamFacts, RefusalReason>;

/** Longer tags are not read: no real picture is that large, and other programs need memory too. */
export const LARGEST_TAG_BYTES = 32 * 1024 * 1024;
