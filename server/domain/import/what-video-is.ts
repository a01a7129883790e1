import type { StreamFacts } from './containers/stream-facts';

/** What a file of the media folder becomes; `too-long` is left out. */
export type VideoVerdict = 'song' | 'clip' | 'too-long';

/** How long a short video is at most. */
export const LONGEST_CLIP_MS = 180_000;
const CLIP_FOLDER = /^shorts$/iu;

/** Whether a folder's name says that the videos in it are short ones. */
export const isClipFolder = (name: string): boolean => CLIP_FOLDER.test(name);

/**
 * What a file becomes: a portrait video, or any video in a folder `shorts`, is a short video where it lasts 3 minutes at most.
 * A longer one is left out in such a folder, and a song with a picture elsewhere. What has no picture is a song everywhere.
 */
export function whatVideoIs(
  path: string,
  { video, durationMs }: Pick<StreamFacts, 'video' | 'durationMs'>,
): VideoVerdict {
  if (video === null) return 'song';
  const isMarked = isClipFolder(path.split('/').at(-2) ?? '');
  if (durationMs > LONGEST_CLIP_MS) return isMarked ? 'too-long' : 'song';
  return isMarked || video.height > video.width ? 'clip' : 'song';
}
