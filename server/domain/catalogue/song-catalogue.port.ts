import type { SongSort } from './list-sorts';
import type { SongCard } from './song-card';
import type { SongDetails } from './song-details';

/** Part of a list: at most `limit` entries after the first `offset`. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Read access to the songs of the catalogue. Lists are ids, so that a song in many lists is read once; they contain only playable
 * songs.
 */
export interface SongCatalogue {
  /** All songs, or all that have a video. */
  all(sort: SongSort, slice: Slice, only?: 'videos'): Promise<readonly string[]>;
  /** Songs in which an artist takes part. */
  ofArtist(artistId: string, sort: SongSort, slice: Slice): Promise<readonly string[]>;
  /** The songs of an album in album order. */
  ofAlbum(albumId: string, slice: Slice): Promise<readonly string[]>;
  /** These songs, in any order, including those that cannot be played for now; ids that no longer exist are left out. */
  cards(ids: readonly string[]): Promise<readonly SongCard[]>;
  /** One song with its lyrics, credits and loudness; null if it no longer exists. */
  details(id: string): Promise<SongDetails | null>;
  /** The number of all songs, or of those with a video. */
  count(only?: 'videos'): Promise<number>;
}
