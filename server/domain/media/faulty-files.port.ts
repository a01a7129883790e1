import type { MediaKind } from './media-sources.port';

/** Files of the library with a fault that only showed when they were played. */
export interface FaultyFiles {
  /**
   * Notes that the file of a song's sound or video, or of the short video with this id, does not decode as a whole. The song or the
   * short video stays, with a reservation: the fault may be the decoder's, and what decodes is heard.
   */
  noteUndecodable(songId: string, kind: MediaKind): Promise<void>;
}
