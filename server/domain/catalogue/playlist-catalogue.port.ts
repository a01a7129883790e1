import type { CollectionFilter, CollectionSort } from './list-sorts';
import type { PlaylistCard } from './playlist-card';
import type { Slice } from './song-catalogue.port';

export interface PlaylistOwner {
  readonly id: string;
  readonly name: string;
  readonly imageId: string | null;
}

/** A playlist with the data for the head of its page. `owner` is null for the service's own; `version` changes with its entries. */
export interface PlaylistHead extends PlaylistCard {
  readonly owner: PlaylistOwner | null;
  readonly isPublic: boolean;
  readonly version: number;
  readonly saveCount: number;
  /** Total of all its songs. */
  readonly durationMs: number;
}

/** A song's entry in a playlist. */
export interface PlaylistPlace {
  readonly entryId: string;
  readonly songId: string;
  readonly addedAt: Date;
}

/** Read access to the playlists of the catalogue. Lists contain only public playlists with songs. */
export interface PlaylistCatalogue {
  /**
   * One public playlist, or the viewer's own; null if there is none, and also for another account's private playlist
   * (decisions.md §4).
   */
  playlist(id: string, viewerId?: string | null): Promise<PlaylistHead | null>;
  /** These playlists in this order, public or not, without those that no longer exist. */
  playlists(ids: readonly string[]): Promise<readonly PlaylistCard[]>;
  /** The service's own playlists that have songs, in their fixed order. */
  ofService(slice: Slice): Promise<readonly PlaylistCard[]>;
  /** A part of all public playlists. `year` applies to albums; here it means `newest`. */
  list(filter: CollectionFilter, sort: CollectionSort, slice: Slice): Promise<readonly PlaylistCard[]>;
  /** The number of public playlists. */
  count(filter: CollectionFilter): Promise<number>;
  /** The entries of a playlist in order; a song may appear more than once. */
  places(id: string, slice: Slice): Promise<readonly PlaylistPlace[]>;
}
