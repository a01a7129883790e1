import type { Container } from 'inversify';
import { FollowArtist } from '../application/library/follow-artist';
import { ListeningHistory } from '../application/library/listening-history';
import type { LibraryServices } from '../application/library/library-services';
import { LibraryChanges } from '../application/library/library-changes';
import { SaveCollection } from '../application/library/save-collection';
import { SetPlaylistCover } from '../application/library/set-playlist-cover';
import { SongLikes } from '../application/library/song-likes';
import { publishPlaylistChanges } from '../application/library/publish-playlist-changes';
import { forgetWithAccount } from '../application/session/forget-with-account';
import { BroadcastLibraryChannel } from '../infrastructure/storage/broadcast-library-channel';
import { PageChannel } from '../infrastructure/storage/page-channel';
import { CanvasPictureShrinker } from '../infrastructure/system/canvas-picture-shrinker';
import { WebTabLocks } from '../infrastructure/system/web-tab-locks';
import { K } from './library-tokens';
import { resolve } from './token';
import { T } from './tokens';

const CHANNEL = 'song-keeping';

/** All library services, over the ports that the backend has bound. */
export function startLibrary(container: Container): LibraryServices {
  const session = resolve(container, T.Session);
  const libraryChanges = new LibraryChanges(
    new BroadcastLibraryChannel(new PageChannel(CHANNEL, resolve(container, T.PageLifecycle))),
  );
  const playlists = publishPlaylistChanges(resolve(container, K.OwnPlaylists), libraryChanges);
  const locks = new WebTabLocks(() => navigator.locks as LockManager | undefined, resolve(container, T.Timer));
  const likes = new SongLikes(resolve(container, K.LikedSongs), libraryChanges, locks, resolve(container, T.Logger));
  forgetWithAccount(session, () => likes.forget());
  return {
    libraryChanges,
    likes,
    playlists,
    library: resolve(container, K.Library),
    history: new ListeningHistory(resolve(container, K.AccountHistory), resolve(container, T.PlayHistory), session),
    saving: new SaveCollection(resolve(container, K.SavedCollections), libraryChanges, locks),
    following: new FollowArtist(resolve(container, K.FollowedArtists), libraryChanges, locks),
    covers: new SetPlaylistCover(new CanvasPictureShrinker(), playlists),
  };
}
