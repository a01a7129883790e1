import type { MediaSource } from './media-source';

/** What of a song is made from a file. */
export type MediaKind = 'audio' | 'video';

/** Where the files of songs are. */
export interface MediaSources {
  /**
   * The file that a song's sound, or its video with the sound that belongs to the picture, is made from, as it is now. Both
   * are the same file but where a video lies beside the sound. Undefined for a song that does not exist, lost its file, or
   * has no video.
   */
  find(songId: string, kind: MediaKind): Promise<MediaSource | undefined>;
}
