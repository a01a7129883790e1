import type { MediaSource } from './media-source';

/** Where the files of songs are. */
export interface MediaSources {
  /** The file of a song as it is now; undefined for a song that does not exist or lost its file. */
  find(songId: string): Promise<MediaSource | undefined>;
}
