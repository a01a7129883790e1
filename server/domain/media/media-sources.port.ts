import type { MediaSource } from './media-source';

/** What is made from a file: a song's sound, its video, or a short video. */
export type MediaKind = 'audio' | 'video' | 'clip';

/** Where the files of songs and short videos are. */
export interface MediaSources {
  /**
   * The file that a song's sound, or its video with the sound that belongs to the picture, is made from, as it is now. Both
   * are the same file but where a video lies beside the sound. Of a short video, whose id it then is, its file. Undefined for
   * what does not exist, lost its file, or has no video.
   */
  find(songId: string, kind: MediaKind): Promise<MediaSource | undefined>;
}
