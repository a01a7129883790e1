import type { MediaKind } from './media-sources.port';

/** Files of the library with a fault that only showed when they were played. */
export interface FaultyFiles {
  /**
   * Notes that the file of a song's sound or video, or of the short video with this id, cannot be decoded. The song or the
   * short video stays; the file is named beside those that were left out.
   */
  noteUndecodable(songId: string, kind: MediaKind): Promise<void>;
}
