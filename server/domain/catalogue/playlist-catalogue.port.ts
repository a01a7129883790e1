import type { PlaylistCard } from './playlist-card';
import type { Slice } from './song-catalogue.port';

/** The playlists of the library, for reading. */
export interface PlaylistCatalogue {
  /** One playlist that everybody may see; null where there is none, also where it is somebody's private one (decisions.md §4). */
  playlist(id: string): Promise<PlaylistCard | null>;
  /** The service's own that hold songs, in their order. */
  ofService(count: number): Promise<readonly PlaylistCard[]>;
  /** The songs of a playlist in its order; a song may be there more than once. */
  songsOf(id: string, slice: Slice): Promise<readonly string[]>;
}
