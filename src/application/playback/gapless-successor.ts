import type { SongDetails } from '../../domain/catalogue/song-details';

/** What is to sound right after the current song: the key of a place of the queue, and its song's media. */
export interface GaplessSuccessor {
  readonly key: number;
  readonly details: SongDetails;
}
