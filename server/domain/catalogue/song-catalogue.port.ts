import type { SongCard } from './song-card';
import type { SongDetails } from './song-details';

/** Part of a list: at most `limit` entries after the first `offset`. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** The songs of the library, for reading. Lists are ids, so that what many lists show is read once. */
export interface SongCatalogue {
  /** All songs, newest first. */
  newest(slice: Slice): Promise<readonly string[]>;
  /** Songs an artist takes part in, most played first. */
  ofArtist(artistId: string, slice: Slice): Promise<readonly string[]>;
  /** The songs of an album in album order. */
  ofAlbum(albumId: string, slice: Slice): Promise<readonly string[]>;
  /** These songs, in whatever order; ids that are gone are left out. */
  cards(ids: readonly string[]): Promise<readonly SongCard[]>;
  /** One song with its lyrics, credits and loudness; null where it is gone. */
  details(id: string): Promise<SongDetails | null>;
  /** How many songs there are, or how many an artist takes part in. */
  count(artistId?: string): Promise<number>;
}
