import type { AlbumCard } from './album-card';

/** The albums of the library, for reading. */
export interface AlbumCatalogue {
  /** One album; null where it is gone. */
  album(id: string): Promise<AlbumCard | null>;
  /** Albums that hold songs, newest first. */
  newestAlbums(count: number): Promise<readonly AlbumCard[]>;
}
