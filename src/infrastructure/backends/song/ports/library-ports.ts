import type { BackendFeatures } from '../../../../application/ports/backend.port';
import type { SongServer } from '../song-server';
import { SONG_WHOLE_PROTOCOL } from '../song-whole-protocol';
import { SongAccountHistory } from '../library/song-account-history';
import { SongAnnotatedSongs } from '../library/song-annotated-songs';
import { SongFollowedArtists } from '../library/song-followed-artists';
import { SongLibrary } from '../library/song-library';
import { SongOwnPlaylists } from '../library/song-own-playlists';
import { SongSavedCollections } from '../library/song-saved-collections';

/** The listener's library at our own server. */
export const ports = ({ environment, transport, cdn }: SongServer): BackendFeatures['library'] => ({
  accountHistory: new SongAccountHistory(transport, cdn),
  annotatedSongs: new SongAnnotatedSongs(transport),
  followedArtists: new SongFollowedArtists(transport),
  library: new SongLibrary(transport, cdn),
  ownPlaylists: new SongOwnPlaylists(transport, cdn),
  savedCollections: new SongSavedCollections(environment.transports.inSession(SONG_WHOLE_PROTOCOL)),
});
