import type { SongDetails } from '../../../domain/catalogue/song-details';

/** The song to play right after the current one: the key of its queue entry, and its media. */
export interface GaplessSuccessor {
  readonly key: number;
  readonly details: SongDetails;
}
