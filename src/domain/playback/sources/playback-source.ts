import type { Seconds } from '../../shared/units';

/** One bitrate of a song; `segmentPattern` has `{n}`, counted from 0. */
export interface Rendition {
  /** Bits per second. */
  readonly bitrate: number;
  readonly segmentPattern: string;
}

/** The data with which the first sound can begin without a manifest: `segmentPattern` has `{n}`, counted from 0. */
export interface InstantStart {
  readonly initBase64: string;
  readonly segmentPattern: string;
  readonly firstDuration: Seconds;
  readonly segmentDuration: Seconds;
  readonly duration: Seconds;
  readonly sampleRate: number;
  readonly encoderDelaySamples: number;
  /**
   * Every rendition that the source may switch to at a segment boundary: with the same segment boundaries and the same init,
   * lowest first.
   */
  readonly renditions: readonly Rendition[];
}

/** A source that needs no manifest. */
export type InstantSource = PlaybackSource & { readonly start: InstantStart };

/** One way to play a song. `hls` urls are playlists; a `file` is the original itself. */
export interface PlaybackSource {
  readonly id: string;
  readonly kind: 'hls' | 'file';
  readonly medium: 'audio' | 'video';
  readonly url: string;
  readonly mimeType: string;
  /** RFC 6381 codec string, or empty if the source mixes several. */
  readonly codec: string;
  /** Bits per second; 0 if the source is adaptive. */
  readonly bitrate: number;
  /** Lines of the picture; absent if the source is adaptive or has no picture. */
  readonly height?: number;
  readonly start: InstantStart | null;
}
