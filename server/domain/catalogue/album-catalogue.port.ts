import type { AlbumCard } from './album-card';
import type { CollectionSort } from './list-sorts';
import type { Slice } from './song-catalogue.port';

/** An album with what the head of its page says. `durationMs` is all its songs'. */
export interface AlbumHead extends AlbumCard {
  readonly durationMs: number;
  readonly saveCount: number;
}

/** The albums of the library, for reading. Lists hold only those with songs. */
export interface AlbumCatalogue {
  /** One album; null where it is gone. */
  album(id: string): Promise<AlbumHead | null>;
  /** These albums in this order; those that are gone are left out. */
  albums(ids: readonly string[]): Promise<readonly AlbumCard[]>;
  /** Albums that hold songs, newest first. */
  newestAlbums(count: number): Promise<readonly AlbumCard[]>;
  /** Part of all albums, or of an artist's, in the wished order. */
  list(artistId: string | undefined, sort: CollectionSort, slice: Slice): Promise<readonly AlbumCard[]>;
  count(artistId: string | undefined): Promise<number>;
  /** The ids of all albums with songs of a category. */
  ofCategory(categoryId: string, sort: CollectionSort): Promise<readonly string[]>;
}
