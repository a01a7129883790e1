import type { BackendFeatures } from '../../../../application/ports/backend.port';
import { SongTokenRefresh } from '../account/song-token-refresh';
import { SONG_PROTOCOL } from '../song-protocol';
import type { SongServer } from '../song-server';

/** How a session at our own server is renewed. */
export const ports = ({ environment }: SongServer): BackendFeatures['session'] => ({
  tokenRefresh: new SongTokenRefresh(environment.transports.outsideSession(SONG_PROTOCOL)),
});
