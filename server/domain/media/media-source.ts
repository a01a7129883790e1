import type { AudioFacts, VideoFacts } from '../catalogue/media-facts';
import type { MediaKey } from './media-key';

/** The file behind a song. */
export interface MediaSource extends MediaKey {
  /** Absolute, and written as `path-text.ts` says. */
  readonly path: string;
  /** Size in bytes and time of the last change as they were when the file was imported. */
  readonly size: number;
  readonly modifiedMs: number;
  readonly durationMs: number;
  readonly audio: AudioFacts;
  readonly video: VideoFacts | null;
  /** Whether only those with the right hear all of it. */
  readonly isPremium: boolean;
}
