import type { Container } from 'inversify';
import { FollowArtist } from '../application/keeping/follow-artist';
import { HeardSongs } from '../application/keeping/heard-songs';
import type { KeepParts } from '../application/keeping/keep-parts';
import { KeptChanges } from '../application/keeping/kept-changes';
import { SaveCollection } from '../application/keeping/save-collection';
import { SetPlaylistCover } from '../application/keeping/set-playlist-cover';
import { SongLikes } from '../application/keeping/song-likes';
import { tellOfPlaylists } from '../application/keeping/tell-of-playlists';
import { forgetWithAccount } from '../application/session/forget-with-account';
import { BroadcastKeptChannel } from '../infrastructure/storage/broadcast-kept-channel';
import { PageChannel } from '../infrastructure/storage/page-channel';
import { CanvasPictureShrinker } from '../infrastructure/system/canvas-picture-shrinker';
import { WebTabLocks } from '../infrastructure/system/web-tab-locks';
import { K } from './keep-tokens';
import { resolve } from './token';
import { T } from './tokens';

const CHANNEL = 'song-keeping';

/** Everything about keeping, over the ports that the backend has bound. */
export function startKeeping(container: Container): KeepParts {
  const session = resolve(container, T.Session);
  const kept = new KeptChanges(new BroadcastKeptChannel(new PageChannel(CHANNEL, resolve(container, T.PageLifecycle))));
  const playlists = tellOfPlaylists(resolve(container, K.OwnPlaylists), kept);
  const locks = new WebTabLocks(() => navigator.locks as LockManager | undefined, resolve(container, T.Timer));
  const likes = new SongLikes(resolve(container, K.LikedSongs), kept, locks, resolve(container, T.Logger));
  forgetWithAccount(session, () => likes.forget());
  return {
    kept,
    likes,
    playlists,
    library: resolve(container, K.Library),
    heard: new HeardSongs(resolve(container, K.AccountHistory), resolve(container, T.PlayHistory), session),
    saving: new SaveCollection(resolve(container, K.FavouriteCollections), kept, locks),
    following: new FollowArtist(resolve(container, K.FollowedArtists), kept, locks),
    covers: new SetPlaylistCover(new CanvasPictureShrinker(), playlists),
  };
}
