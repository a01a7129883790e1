import type { PlaylistCard } from '../catalogue/home-section';
import type { Picture } from '../profile/picture';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';

/** A playlist that the listener made. `version` changes with its entries. */
export interface OwnPlaylist extends PlaylistCard {
  readonly isPublic: boolean;
  readonly version: number;
}

export interface NewPlaylist {
  readonly name: string;
  readonly description: string;
  readonly isPublic: boolean;
  readonly songIds: readonly string[];
}

export type PlaylistChanges = Partial<Pick<NewPlaylist, 'name' | 'description' | 'isPublic'>>;

/** A playlist's entries after a change, for every device to agree on. */
export interface PlaylistVersion {
  readonly version: number;
  readonly songCount: number;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** The playlists that the listener makes (decisions.md §1). One that is gone, or is somebody else's, is `not-found`. */
export interface OwnPlaylists {
  /** Last changed first. */
  list(page: PageRequest): Answer<Page<OwnPlaylist>>;
  /** With these songs in it, in this order. */
  create(playlist: NewPlaylist): Answer<OwnPlaylist>;
  /** What is not named stays as it is. */
  change(id: string, changes: PlaylistChanges): Answer<OwnPlaylist>;
  delete(id: string): Answer<void>;
  setCover(id: string, picture: Picture): Answer<OwnPlaylist>;
  /** At the end; a song may be there twice. */
  add(id: string, songIds: readonly string[]): Answer<PlaylistVersion>;
  /** Entries that are gone already change nothing. */
  remove(id: string, entryIds: readonly string[]): Answer<PlaylistVersion>;
  /** One entry goes behind another; null: to the front. */
  move(id: string, entryId: string, afterEntryId: string | null): Answer<PlaylistVersion>;
}
