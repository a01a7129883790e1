import type { SavedCollections } from '../domain/library/saved-collections.port';
import type { FollowedArtists } from '../domain/library/followed-artists.port';
import type { LikedSongs } from '../domain/library/liked-songs.port';
import type { AccountHistory } from '../domain/history/account-history.port';
import type { Library } from '../domain/library/library.port';
import type { OwnPlaylists } from '../domain/library/own-playlists.port';
import { token } from './token';

/** What every backend binds for the library, in addition to its catalogue. */
export const K = {
  AccountHistory: token<AccountHistory>('AccountHistory'),
  SavedCollections: token<SavedCollections>('SavedCollections'),
  FollowedArtists: token<FollowedArtists>('FollowedArtists'),
  Library: token<Library>('Library'),
  LikedSongs: token<LikedSongs>('LikedSongs'),
  OwnPlaylists: token<OwnPlaylists>('OwnPlaylists'),
};
