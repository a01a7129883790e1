import type { MediaContainer, VideoFacts } from '../../catalogue/media-facts';
import type { RefusalReason } from '../refusal';
import type { Result } from '../../shared/result';
import type { SoundPlace } from './sound-place';

/** `none` of a picture in motion that has no sound. */
export type SoundCodec = 'mp3' | 'aac' | 'alac' | 'flac' | 'opus' | 'vorbis' | 'pcm' | 'none';

/** What a container's own structure says of the sound in it. Bitrate in bits per second. */
export interface SoundFacts {
  readonly codec: SoundCodec;
  readonly sampleRate: number;
  readonly channels: number;
  readonly bitrate: number;
}

export const NO_SOUND: SoundFacts = { codec: 'none', sampleRate: 48_000, channels: 0, bitrate: 0 };

/** What a container's own structure says, before any tag is read. */
export interface StreamFacts {
  readonly container: MediaContainer;
  readonly durationMs: number;
  readonly sound: SoundFacts;
  readonly video: VideoFacts | null;
  /** There is a picture in motion that we cannot play, and no other one. */
  readonly hasOtherPicture?: boolean;
  /** Where the bytes of its sound, and of its picture in motion, lie. */
  readonly place: SoundPlace;
}

export type ReadStream = Result<StreamFacts, RefusalReason>;

/** Tags longer than this are not read: nobody's picture is that large, and memory is not ours alone. */
export const LARGEST_TAG_BYTES = 32 * 1024 * 1024;
