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

/** The version of a playlist's entries after a change, by which all devices can compare. */
export interface PlaylistVersion {
  readonly version: number;
  readonly songCount: number;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** The listener's own playlists (decisions.md §1). A deleted playlist, or one of another account, gives `not-found`. */
export interface OwnPlaylists {
  /** Last changed first. */
  list(page: PageRequest): Answer<Page<OwnPlaylist>>;
  /** The new playlist contains these songs, in this order. */
  create(playlist: NewPlaylist): Answer<OwnPlaylist>;
  /** Fields that are not named stay unchanged. */
  change(id: string, changes: PlaylistChanges): Answer<OwnPlaylist>;
  delete(id: string): Answer<void>;
  setCover(id: string, picture: Picture): Answer<OwnPlaylist>;
  /** Adds at the end; a playlist may contain a song twice. */
  add(id: string, songIds: readonly string[]): Answer<PlaylistVersion>;
  /** Entries that are already removed have no effect. */
  remove(id: string, entryIds: readonly string[]): Answer<PlaylistVersion>;
  /** One entry goes behind another; null: to the front. */
  move(id: string, entryId: string, afterEntryId: string | null): Answer<PlaylistVersion>;
}
