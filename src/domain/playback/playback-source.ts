import type { Seconds } from '../shared/units';

/** What lets the first sound begin without a manifest: `segmentPattern` has `{n}`, counted from 0. */
export interface InstantStart {
  readonly initBase64: string;
  readonly segmentPattern: string;
  readonly firstDuration: Seconds;
  readonly segmentDuration: Seconds;
  readonly duration: Seconds;
  readonly sampleRate: number;
  readonly encoderDelaySamples: number;
}

/** One way in which a song can be played. `hls` urls are playlists; a `file` is the original itself. */
export interface PlaybackSource {
  readonly id: string;
  readonly kind: 'hls' | 'file';
  readonly medium: 'audio' | 'video';
  readonly url: string;
  readonly mimeType: string;
  /** RFC 6381 codec string, or empty where the source mixes several. */
  readonly codec: string;
  /** Bits per second; 0 where it adapts. */
  readonly bitrate: number;
  readonly start: InstantStart | null;
}
