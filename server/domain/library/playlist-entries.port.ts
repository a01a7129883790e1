import type { Result } from '../shared/result';
import type { OwnPlaylistKey } from './own-playlist-key';

/** What a change leaves behind, for every device to agree on. */
export interface PlaylistState {
  readonly version: number;
  readonly songCount: number;
}

/** `unknown-songs`: these are not in the library. `full`: more than `LIMITS.playlistSongsMax` entries. */
export type EntriesRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'full' }
  | { readonly kind: 'unknown-songs'; readonly ids: readonly string[] };

export type EntriesChange = Promise<Result<PlaylistState, EntriesRefusal>>;

/** The entries of own playlists. Changes of one playlist happen one after the other, from whichever device. */
export interface PlaylistEntries {
  /** At the end, all or none; the same song may be there twice. */
  add(key: OwnPlaylistKey, songIds: readonly string[]): EntriesChange;
  /** Entries that are gone already change nothing. */
  remove(key: OwnPlaylistKey, entryIds: readonly string[]): EntriesChange;
  /** Behind another entry; null: to the front. `not-found` also where either entry is gone; behind itself changes nothing. */
  move(key: OwnPlaylistKey, entryId: string, afterEntryId: string | null): EntriesChange;
}
