import { ContainerModule } from 'inversify';
import { LIVE_PATH } from '../../contract/live';
import { liveRoutes } from '../../contract/live-routes';
import { callRoute } from '../infrastructure/backends/song/call-route';
import type { LiveLineDeps, Socket } from '../infrastructure/backends/song/live/live-line-deps';
import { SongLiveDevices } from '../infrastructure/backends/song/live/song-live-devices';
import { WorkerSockets } from '../infrastructure/backends/song/live/worker-sockets';
import { SongDocuments } from '../infrastructure/backends/song/live/song-documents';
import { SongSongsById } from '../infrastructure/backends/song/catalogue/song-songs-by-id';
import { isGecko } from '../infrastructure/system/is-gecko';
import { SOCKET_WORKER_PATH } from '../infrastructure/system/socket-worker-path';
import { succeed } from '../domain/shared/result';
import type { HttpTransport } from '../application/ports/http-transport.port';
import { L } from './live-tokens';
import { SongDomains } from './song-backend.module';
import { socketDepartures } from './page-departures';
import { provide } from './token';
import { T } from './tokens';

/** The live devices through our own server. */
export const liveModule = new ContainerModule(({ bind }) => {
  provide(bind, L.Documents, (transport) => new SongDocuments(transport), T.HttpTransport);
  provide(bind, L.SongsById, (transport, cdn) => new SongSongsById(transport, cdn), T.HttpTransport, SongDomains);
  provide(
    bind,
    L.LiveDevices,
    (...[transport, timer, clock, random, connectivity, visibility, lifecycle]) => {
      const departures = socketDepartures(lifecycle, timer);
      const world = { timer, clock, random, connectivity, visibility, departures };
      return new SongLiveDevices({ ticket: tickets(transport), open: opener(random.id()), ...world }, random.id());
    },
    T.HttpTransport,
    T.Timer,
    T.Clock,
    T.Random,
    T.Connectivity,
    T.Visibility,
    T.PageLifecycle,
  );
});

const tickets =
  (transport: HttpTransport): LiveLineDeps['ticket'] =>
  async () => {
    const answer = await callRoute(transport, liveRoutes.liveTicket);
    return answer.ok ? succeed(answer.value.ticket) : answer;
  };

function addressOfLine(): string {
  const address = new URL(LIVE_PATH, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** Firefox excludes a page with its own open socket from the back/forward cache, and decides before the socket can be closed. */
function opener(name: string): () => Socket {
  const openOwn = (address: string): Socket => new WebSocket(address);
  if (!isGecko() || !('SharedWorker' in window)) return () => openOwn(addressOfLine());
  const sockets = new WorkerSockets(() => new SharedWorker(SOCKET_WORKER_PATH, name), openOwn);
  return () => sockets.open(addressOfLine());
}
