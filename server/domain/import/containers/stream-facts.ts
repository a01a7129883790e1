import type { MediaContainer, VideoFacts } from '../../catalogue/media-facts';
import type { RefusalReason } from '../refusal';
import type { Result } from '../../shared/result';
import type { SoundPlace } from './sound-place';

/** What readers of our own know; `none` of a picture in motion that has no sound. */
export type SoundCodec = 'mp3' | 'aac' | 'alac' | 'flac' | 'opus' | 'vorbis' | 'speex' | 'pcm' | 'none';

/**
 * How far the bytes of a file bear out what it says of its length: all the way; so little that only decoding tells; or less is
 * there than it says.
 */
export type Proof = 'proved' | 'doubtful' | 'cut';

/** What a container's own structure says of the sound in it. Bitrate in bits per second. */
export interface SoundFacts {
  /** A `SoundCodec`, or what a decoder calls another one. */
  readonly codec: string;
  readonly sampleRate: number;
  readonly channels: number;
  readonly bitrate: number;
  /** Which of several tracks of sound it is, counted from 0; 0 where it is not said. */
  readonly track?: number;
  /** Decoders do not begin inside it at the right place: they read it from its beginning. */
  readonly isReadThrough?: boolean;
}

export const NO_SOUND: SoundFacts = { codec: 'none', sampleRate: 48_000, channels: 0, bitrate: 0 };

/** What a container's own structure says, before any tag is read. */
export interface StreamFacts {
  readonly container: MediaContainer;
  readonly durationMs: number;
  readonly proof: Proof;
  readonly sound: SoundFacts;
  readonly video: VideoFacts | null;
  /** There is a picture in motion that we cannot play, and no other one. */
  readonly hasOtherPicture?: boolean;
  /** Another file was put behind it, with times of its own. */
  readonly isFollowed?: boolean;
  /** Nothing but zeros was found somewhere in its sound. */
  readonly isHollow?: true;
  /** Where the bytes of its sound, and of its picture in motion, lie. */
  readonly place: SoundPlace;
}

/** Whether so many pictures in so many seconds are in motion; a cover is one, and slides come minutes apart. */
export const areMoving = (pictures: number, seconds: number): boolean => pictures > 1 && pictures >= seconds;

export type ReadStream = Result<StreamFacts, RefusalReason>;

/** Tags longer than this are not read: nobody's picture is that large, and memory is not ours alone. */
export const LARGEST_TAG_BYTES = 32 * 1024 * 1024;
