import type { CollectionFilter, CollectionSort } from './list-sorts';
import type { PlaylistCard } from './playlist-card';
import type { Slice } from './song-catalogue.port';

export interface PlaylistOwner {
  readonly id: string;
  readonly name: string;
  readonly imageId: string | null;
}

/** A playlist with what the head of its page says. `owner` is null for the service's own; `version` changes with its entries. */
export interface PlaylistHead extends PlaylistCard {
  readonly owner: PlaylistOwner | null;
  readonly isPublic: boolean;
  readonly version: number;
  readonly saveCount: number;
  /** All its songs'. */
  readonly durationMs: number;
}

/** A song's place in a playlist. */
export interface PlaylistPlace {
  readonly entryId: string;
  readonly songId: string;
  readonly addedAt: Date;
}

/** The playlists of the library, for reading. Lists hold only those with songs that everybody may see. */
export interface PlaylistCatalogue {
  /**
   * One playlist that everybody may see, or the viewer's own; null where there is none, also where it is somebody else's private
   * one (decisions.md §4).
   */
  playlist(id: string, viewerId?: string | null): Promise<PlaylistHead | null>;
  /** These playlists in this order, whoever may see them; those that are gone are left out. */
  playlists(ids: readonly string[]): Promise<readonly PlaylistCard[]>;
  /** The service's own that hold songs, in their order. */
  ofService(slice: Slice): Promise<readonly PlaylistCard[]>;
  /** Part of what everybody may see. `year` is of an album: here as `newest`. */
  list(filter: CollectionFilter, sort: CollectionSort, slice: Slice): Promise<readonly PlaylistCard[]>;
  /** How many everybody may see. */
  count(filter: CollectionFilter): Promise<number>;
  /** The places of a playlist in its order; a song may be there more than once. */
  places(id: string, slice: Slice): Promise<readonly PlaylistPlace[]>;
}
