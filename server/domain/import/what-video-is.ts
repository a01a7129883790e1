import type { StreamFacts } from './containers/stream-facts';

/** What a file of the media folder becomes; the last three are left out. */
export type VideoVerdict = 'song' | 'clip' | 'too-long' | 'unsupported-codec' | 'no-audio';

/** The maximum length of a short video. */
export const LONGEST_CLIP_MS = 180_000;
const CLIP_FOLDER = /^shorts$/iu;

/** Whether a folder's name marks the videos in it as short videos. */
export const isClipFolder = (name: string): boolean => CLIP_FOLDER.test(name);

/**
 * Decides what a file becomes: a portrait video, or any video in a folder `shorts`, is a short video if it lasts at most 3
 * minutes. A longer one is left out in such a folder, and is a song with a picture elsewhere. A file without a picture is a song
 * everywhere; a file whose picture we cannot play is left out in such a folder, and is a song without the picture elsewhere. A
 * short video may be silent, a song may not.
 */
export function whatVideoIs(
  path: string,
  {
    video,
    sound,
    hasOtherPicture,
    durationMs,
  }: Pick<StreamFacts, 'video' | 'sound' | 'hasOtherPicture' | 'durationMs'>,
): VideoVerdict {
  const isMarked = isClipFolder(path.split('/').at(-2) ?? '');
  if (video === null) return isMarked && hasOtherPicture === true ? 'unsupported-codec' : 'song';
  const song = sound.codec === 'none' ? 'no-audio' : 'song';
  if (durationMs > LONGEST_CLIP_MS) return isMarked ? 'too-long' : song;
  return isMarked || video.height > video.width ? 'clip' : song;
}
