import type { AudioFacts, VideoFacts } from '../catalogue/media-facts';

/** The file behind a clip; `path` is relative to the media folder. */
export interface ClipFile {
  readonly clipId: string;
  readonly revision: string;
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
  readonly durationMs: number;
  readonly audio: AudioFacts;
  readonly video: VideoFacts;
  readonly captions: string | null;
}

/** The files behind short videos, as they are played and prepared. */
export interface ShortFiles {
  /** The current file behind a clip; undefined if the clip does not exist or is hidden. */
  find(clipId: string): Promise<ClipFile | undefined>;
}
