import type { Seconds } from '../shared/units';

/** One bitrate of a song; `segmentPattern` has `{n}`, counted from 0. */
export interface Rendition {
  /** Bits per second. */
  readonly bitrate: number;
  readonly segmentPattern: string;
}

/** What lets the first sound begin without a manifest: `segmentPattern` has `{n}`, counted from 0. */
export interface InstantStart {
  readonly initBase64: string;
  readonly segmentPattern: string;
  readonly firstDuration: Seconds;
  readonly segmentDuration: Seconds;
  readonly duration: Seconds;
  readonly sampleRate: number;
  readonly encoderDelaySamples: number;
  /** Every rendition that the source may change to from segment to segment: cut alike, with the same init, lowest first. */
  readonly renditions: readonly Rendition[];
}

/** A source that needs no manifest. */
export type InstantSource = PlaybackSource & { readonly start: InstantStart };

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
  /** Lines of the picture; absent where it adapts, and without a picture. */
  readonly height?: number;
  readonly start: InstantStart | null;
}
