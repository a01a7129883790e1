import type { Container } from 'inversify';
import { AnnotateSongs } from '../../application/library/annotate-songs';
import { FollowArtist } from '../../application/library/follow-artist';
import { ListeningHistory } from '../../application/library/listening-history';
import type { BackendFeatures } from '../../application/ports/backend.port';
import type { LibraryServices } from '../../application/library/library-services';
import { LibraryChanges } from '../../application/library/library-changes';
import { SaveCollection } from '../../application/library/save-collection';
import { SetPlaylistCover } from '../../application/library/set-playlist-cover';
import { publishPlaylistChanges } from '../../application/library/publish-playlist-changes';
import { forgetWithAccount } from '../../application/session/forget-with-account';
import type { FollowedArtists } from '../../domain/library/followed-artists.port';
import type { Library } from '../../domain/library/library.port';
import type { AnnotatedSongs } from '../../domain/library/annotated-songs.port';
import type { OwnPlaylists } from '../../domain/library/own-playlists.port';
import type { SavedCollections } from '../../domain/library/saved-collections.port';
import { BroadcastLibraryChannel } from '../../infrastructure/storage/broadcast-library-channel';
import { PageChannel } from '../../infrastructure/storage/page-channel';
import { CanvasPictureShrinker } from '../../infrastructure/system/canvas-picture-shrinker';
import { WebTabLocks } from '../../infrastructure/system/web-tab-locks';
import { absentPort } from '../lazy-port';
import { resolve } from '../token';
import { Roles } from '../roles';

const CHANNEL = 'song-keeping';

/** All library services, over the backend's ports. */
export function startLibrary(container: Container, ports: BackendFeatures['library']): LibraryServices {
  const session = resolve(container, Roles.Session);
  const libraryChanges = new LibraryChanges(
    new BroadcastLibraryChannel(new PageChannel(CHANNEL, resolve(container, Roles.PageLifecycle))),
  );
  const playlists = publishPlaylistChanges(ports.ownPlaylists ?? absentPort<OwnPlaylists>(), libraryChanges);
  const locks = new WebTabLocks(() => navigator.locks as LockManager | undefined, resolve(container, Roles.Timer));
  const annotations = new AnnotateSongs(
    ports.annotatedSongs ?? absentPort<AnnotatedSongs>(),
    libraryChanges,
    locks,
    resolve(container, Roles.Logger),
  );
  forgetWithAccount(session, () => annotations.forget());
  return {
    libraryChanges,
    annotations,
    playlists,
    library: ports.library ?? absentPort<Library>(),
    history: new ListeningHistory(ports.accountHistory ?? null, resolve(container, Roles.PlayHistory), session),
    saving: new SaveCollection(ports.savedCollections ?? absentPort<SavedCollections>(), libraryChanges, locks),
    following: new FollowArtist(ports.followedArtists ?? absentPort<FollowedArtists>(), libraryChanges, locks),
    covers: new SetPlaylistCover(new CanvasPictureShrinker(), playlists),
  };
}
