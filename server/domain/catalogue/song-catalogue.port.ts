import type { SongSort } from './list-sorts';
import type { SongCard } from './song-card';
import type { SongDetails } from './song-details';

/** Part of a list: at most `limit` entries after the first `offset`. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/**
 * The songs of the library, for reading. Lists are ids, so that what many lists show is read once; they have only songs that can
 * be heard.
 */
export interface SongCatalogue {
  /** All songs, or all that have a video. */
  all(sort: SongSort, slice: Slice, only?: 'videos'): Promise<readonly string[]>;
  /** Songs an artist takes part in. */
  ofArtist(artistId: string, sort: SongSort, slice: Slice): Promise<readonly string[]>;
  /** The songs of an album in album order. */
  ofAlbum(albumId: string, slice: Slice): Promise<readonly string[]>;
  /** These songs, in whatever order, also those that cannot be heard for now; ids that are gone are left out. */
  cards(ids: readonly string[]): Promise<readonly SongCard[]>;
  /** One song with its lyrics, credits and loudness; null where it is gone. */
  details(id: string): Promise<SongDetails | null>;
  /** How many songs there are, or how many have a video. */
  count(only?: 'videos'): Promise<number>;
}
