import { ContainerModule } from 'inversify';
import type { Connectivity, ServerReach } from '../application/ports/connectivity.port';
import type { HttpTransport } from '../application/ports/http-transport.port';
import type { KeyValueStore } from '../application/ports/key-value-store.port';
import type { Random } from '../application/ports/random.port';
import type { SessionGuard } from '../application/ports/session-guard.port';
import { SongClipComments } from '../infrastructure/backends/song/shorts/song-clip-comments';
import { SONG_ENVELOPE } from '../infrastructure/backends/song/song-envelope';
import { SongShortVideos } from '../infrastructure/backends/song/shorts/song-short-videos';
import { KeepaliveExchange } from '../infrastructure/http/keepalive-exchange';
import { RequestHeaders } from '../infrastructure/http/request-headers';
import { SessionHttpTransport } from '../infrastructure/http/session-http-transport';
import { readDevice } from '../infrastructure/system/read-device';
import { S } from './session-tokens';
import { V } from './shorts-tokens';
import { SongDomains } from './song-backend.module';
import { provide, token } from './token';
import { T } from './tokens';

const LastingTransport = token<HttpTransport>('HttpTransport that outlives the page');

/** Short videos at our own server. */
export const shortsModule = new ContainerModule(({ bind }) => {
  provide(bind, LastingTransport, lastingTransport, S.SessionGuard, T.KeyValueStore, T.Random, T.Connectivity);
  provide(
    bind,
    V.ShortVideos,
    (transport, lasting, cdn) => new SongShortVideos(transport, lasting, cdn),
    T.HttpTransport,
    LastingTransport,
    SongDomains,
  );
  provide(bind, V.ClipComments, (transport, cdn) => new SongClipComments(transport, cdn), T.HttpTransport, SongDomains);
});

function lastingTransport(
  guard: SessionGuard,
  store: KeyValueStore,
  random: Random,
  connectivity: Connectivity & ServerReach,
): HttpTransport {
  const headers = new RequestHeaders(readDevice(store, random, navigator.userAgent), store);
  return new SessionHttpTransport(new KeepaliveExchange(headers, connectivity), SONG_ENVELOPE, guard);
}
