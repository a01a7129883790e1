import type { MediaKind } from './media-sources.port';

/** Files of songs and short videos with a fault that only appeared when they were played. */
export interface FaultyFiles {
  /**
   * Records that the file of a song's sound or video, or of the short video with this id, does not decode as a whole. The song or
   * the short video stays, with a reservation: the fault may be the decoder's, and the part that decodes can be played.
   */
  noteUndecodable(songId: string, kind: MediaKind): Promise<void>;
}
