import type { AlbumCard } from './album-card';
import type { CollectionSort } from './list-sorts';
import type { Slice } from './song-catalogue.port';

/** An album with the data for the head of its page. `durationMs` is the total of its songs. */
export interface AlbumHead extends AlbumCard {
  readonly durationMs: number;
  readonly saveCount: number;
}

/** Read access to the albums of the catalogue. Lists contain only albums with songs. */
export interface AlbumCatalogue {
  /** One album; null if it no longer exists. */
  album(id: string): Promise<AlbumHead | null>;
  /** These albums in this order, without those that no longer exist. */
  albums(ids: readonly string[]): Promise<readonly AlbumCard[]>;
  /** Albums that hold songs, newest first. */
  newestAlbums(count: number): Promise<readonly AlbumCard[]>;
  /** A part of all albums, or of an artist's albums, in the requested order. */
  list(artistId: string | undefined, sort: CollectionSort, slice: Slice): Promise<readonly AlbumCard[]>;
  count(artistId: string | undefined): Promise<number>;
  /** The ids of all albums with songs of a category. */
  ofCategory(categoryId: string, sort: CollectionSort): Promise<readonly string[]>;
}
