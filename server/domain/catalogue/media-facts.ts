/** What is known of a song's sound: the jsonb of `songs.audio`. */
export interface AudioFacts {
  /** For instance `mp3`, `aac`, `alac`, `flac`, `opus`, `vorbis`, `pcm`, `wmav2`, `wavpack`. */
  readonly codec: string;
  readonly container: MediaContainer;
  /** Media type, with its codec where one is needed, in the form that `canPlayType` takes. */
  readonly mime: string;
  /** Bits per second of the sound alone; an average where it varies. */
  readonly bitrate: number;
  readonly sampleRate: number;
  readonly channels: number;
  readonly lossless: boolean;
  /** Some browsers can play the original file as it is; `mime` shows which. */
  readonly playable: boolean;
  /** The index of this track among the file's sound tracks, counted from 0; the first if it is missing. */
  readonly track?: number;
  /** Decoders do not seek to the right position in the file, so they read it from its beginning. */
  readonly isReadThrough?: boolean;
}

/** What is known of a song's picture: the jsonb of `songs.video`. Width and height as shown, so after rotation. */
export interface VideoFacts {
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}

/** Containers that our own readers support, then those that only decoders support; `other` is any container without a name here. */
export type MediaContainer =
  | ('mp3' | 'mp4' | 'flac' | 'ogg' | 'wav' | 'matroska' | 'webm' | 'adts')
  | ('aiff' | 'asf' | 'wavpack' | 'ape' | 'musepack' | 'tta' | 'dsf' | 'dff' | 'ac3' | 'dts' | 'amr' | 'caf')
  | ('avi' | 'flv' | 'mpeg' | 'other');
