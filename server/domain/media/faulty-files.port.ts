import type { MediaKind } from './media-sources.port';

/** Files of the library with a fault that only showed when they were played. */
export interface FaultyFiles {
  /**
   * Notes that the file of a song's sound or video, or of the short video with this id, cannot be decoded. The song or the
   * short video is hidden, with all that was made of it, until its file is another one; a song whose video alone is at fault is
   * not.
   */
  noteUndecodable(songId: string, kind: MediaKind): Promise<void>;
}
