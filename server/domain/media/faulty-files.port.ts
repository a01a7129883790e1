/** Files of the library with a fault that only showed when they were played. */
export interface FaultyFiles {
  /** Notes that a song's file cannot be decoded. The song stays; its file is named beside those that were left out. */
  noteUndecodable(songId: string): Promise<void>;
}
