import type { FavouriteCollections } from '../domain/favourites/favourite-collections.port';
import type { FollowedArtists } from '../domain/favourites/followed-artists.port';
import type { LikedSongs } from '../domain/favourites/liked-songs.port';
import type { AccountHistory } from '../domain/history/account-history.port';
import type { Library } from '../domain/library/library.port';
import type { OwnPlaylists } from '../domain/playlists/own-playlists.port';
import { token } from './token';

/** What every backend binds for keeping, beside its catalogue. */
export const K = {
  AccountHistory: token<AccountHistory>('AccountHistory'),
  FavouriteCollections: token<FavouriteCollections>('FavouriteCollections'),
  FollowedArtists: token<FollowedArtists>('FollowedArtists'),
  Library: token<Library>('Library'),
  LikedSongs: token<LikedSongs>('LikedSongs'),
  OwnPlaylists: token<OwnPlaylists>('OwnPlaylists'),
};
