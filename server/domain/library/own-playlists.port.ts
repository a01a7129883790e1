import type { PlaylistCard } from '../catalogue/playlist-card';
import type { Slice } from '../catalogue/song-catalogue.port';
import type { StoredPicture } from '../images/picture-store.port';
import type { Result } from '../shared/result';
import type { OwnPlaylistKey } from './own-playlist-key';
import type { EntriesRefusal } from './playlist-entries.port';

/** A playlist that a listener made. `version` rises with every change of its entries. */
export interface OwnPlaylist extends PlaylistCard {
  readonly isPublic: boolean;
  readonly version: number;
}

export interface PlaylistFacts {
  readonly name: string;
  readonly description: string;
  readonly isPublic: boolean;
}

export interface NewPlaylist extends PlaylistFacts {
  readonly id: string;
  readonly songIds: readonly string[];
}

/** The playlists that listeners make, without their entries. */
export interface OwnPlaylists {
  /** Most recently changed first. */
  list(accountId: string, slice: Slice): Promise<readonly OwnPlaylist[]>;
  count(accountId: string): Promise<number>;
  /** Makes a playlist with these songs; makes nothing if one of them is not in the catalogue. */
  create(accountId: string, playlist: NewPlaylist): Promise<Result<OwnPlaylist, EntriesRefusal>>;
  /** Facts that are left out stay unchanged; null if there is no such playlist. */
  change(key: OwnPlaylistKey, changes: Partial<PlaylistFacts>): Promise<OwnPlaylist | null>;
  /** Null if there is no such playlist. */
  setCover(key: OwnPlaylistKey, picture: StoredPicture): Promise<OwnPlaylist | null>;
  /** False if there is no such playlist. */
  delete(key: OwnPlaylistKey): Promise<boolean>;
}
