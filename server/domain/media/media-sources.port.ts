import type { MediaSource } from './media-source';

/** What is made from a file: a song's sound, its video, or a short video. */
export type MediaKind = 'audio' | 'video' | 'clip';

/** Where the files of songs and short videos are. */
export interface MediaSources {
  /**
   * The current file from which a song's sound, or its video with the sound that belongs to the picture, is made. Both are the
   * same file unless a video is stored beside the sound. For a short video, `songId` is the short video's id and the result is
   * its file. Undefined if the song or short video does not exist, lost its file, or has no video.
   */
  find(songId: string, kind: MediaKind): Promise<MediaSource | undefined>;
}
