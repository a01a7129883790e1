import type { Lyrics } from '../catalogue/song-details';

/** The words of songs, for showing where something is sung. */
export interface SungLyrics {
  /** By the song's id; songs without words and songs that are gone are left out. */
  lyrics(songIds: readonly string[]): Promise<ReadonlyMap<string, Lyrics>>;
}
