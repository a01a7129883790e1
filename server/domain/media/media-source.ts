import type { AudioFacts, VideoFacts } from '../catalogue/media-facts';
import type { MediaKey } from './media-key';

/** The file behind a song. */
export interface MediaSource extends MediaKey {
  /** Absolute, and written as described in `path-text.ts`. */
  readonly path: string;
  /** Size in bytes and time of the last change, both from when the file was imported. */
  readonly size: number;
  readonly modifiedMs: number;
  readonly durationMs: number;
  readonly audio: AudioFacts;
  readonly video: VideoFacts | null;
  /** Whether only listeners with the playback right hear all of it. */
  readonly isPremium: boolean;
}
