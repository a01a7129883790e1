import type { Result } from '../shared/result';
import type { OwnPlaylistKey } from './own-playlist-key';

/** The state after a change, on which all devices agree. */
export interface PlaylistState {
  readonly version: number;
  readonly songCount: number;
}

/** `unknown-songs`: these are not in the catalogue. `full`: more than `LIMITS.playlistSongsMax` entries. */
export type EntriesRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'full' }
  | { readonly kind: 'unknown-songs'; readonly ids: readonly string[] };

export type EntriesChange = Promise<Result<PlaylistState, EntriesRefusal>>;

/** The entries of own playlists. Changes of one playlist run one after another, from whichever device they come. */
export interface PlaylistEntries {
  /** Appends all songs or none; the same song may be in a playlist twice. */
  add(key: OwnPlaylistKey, songIds: readonly string[]): EntriesChange;
  /** Entries that no longer exist change nothing. */
  remove(key: OwnPlaylistKey, entryIds: readonly string[]): EntriesChange;
  /**
   * Moves an entry behind another one, or to the front for null. `not-found` also if either entry no longer exists; moving an
   * entry behind itself changes nothing.
   */
  move(key: OwnPlaylistKey, entryId: string, afterEntryId: string | null): EntriesChange;
}
