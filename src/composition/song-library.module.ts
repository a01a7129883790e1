import { ContainerModule } from 'inversify';
import { SongAccountHistory } from '../infrastructure/backends/song/library/song-account-history';
import { SongSavedCollections } from '../infrastructure/backends/song/library/song-saved-collections';
import { SongFollowedArtists } from '../infrastructure/backends/song/library/song-followed-artists';
import { SongLibrary } from '../infrastructure/backends/song/library/song-library';
import { SongLikedSongs } from '../infrastructure/backends/song/library/song-liked-songs';
import { SongOwnPlaylists } from '../infrastructure/backends/song/library/song-own-playlists';
import { SONG_WHOLE_ENVELOPE } from '../infrastructure/backends/song/song-whole-envelope';
import { SessionHttpTransport } from '../infrastructure/http/session-http-transport';
import { K } from './library-tokens';
import { S } from './session-tokens';
import { SongDomains, SongExchange } from './song-backend.module';
import { provide } from './token';
import { T } from './tokens';

/** The listener's library at our own server. */
export const libraryModule = new ContainerModule(({ bind }) => {
  provide(bind, K.Library, (transport, cdn) => new SongLibrary(transport, cdn), T.HttpTransport, SongDomains);
  provide(bind, K.OwnPlaylists, (transport, cdn) => new SongOwnPlaylists(transport, cdn), T.HttpTransport, SongDomains);
  provide(bind, K.LikedSongs, (transport) => new SongLikedSongs(transport), T.HttpTransport);
  provide(bind, K.FollowedArtists, (transport) => new SongFollowedArtists(transport), T.HttpTransport);
  provide(
    bind,
    K.SavedCollections,
    (exchange, guard) => new SongSavedCollections(new SessionHttpTransport(exchange, SONG_WHOLE_ENVELOPE, guard)),
    SongExchange,
    S.SessionGuard,
  );
  provide(
    bind,
    K.AccountHistory,
    (transport, cdn) => new SongAccountHistory(transport, cdn),
    T.HttpTransport,
    SongDomains,
  );
});
