import type { AccountHistory } from '../../domain/history/account-history.port';
import type { Library } from '../../domain/library/library.port';
import type { OwnPlaylists } from '../../domain/library/own-playlists.port';
import type { AnnotateSongs } from './annotate-songs';
import type { FollowArtist } from './follow-artist';
import type { LibraryChanges } from './library-changes';
import type { SaveCollection } from './save-collection';
import type { SetPlaylistCover } from './set-playlist-cover';

/** The services of the library; no first page needs their code. */
export interface LibraryServices {
  readonly library: Library;
  readonly playlists: OwnPlaylists;
  readonly history: AccountHistory;
  readonly annotations: AnnotateSongs;
  readonly saving: SaveCollection;
  readonly following: FollowArtist;
  readonly covers: SetPlaylistCover;
  readonly libraryChanges: LibraryChanges;
}
