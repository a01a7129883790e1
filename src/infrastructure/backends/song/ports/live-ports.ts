import { LIVE_PATH } from '../../../../../contract/live';
import { liveRoutes } from '../../../../../contract/live-routes';
import type { BackendFeatures, SocketEnvironment } from '../../../../application/ports/backend.port';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import { succeed } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import { SongSongsById } from '../catalogue/song-songs-by-id';
import type { SongServer } from '../song-server';
import type { LiveLineDeps, Socket } from '../live/live-line-deps';
import { SongDocuments } from '../live/song-documents';
import { SongLiveDevices } from '../live/song-live-devices';
import { WorkerSockets } from '../live/worker-sockets';

/** The devices of one account, connected through our own server. */
export async function ports({ environment, transport, cdn }: SongServer): Promise<BackendFeatures['live']> {
  const { timer, clock, random, connectivity, visibility } = environment;
  const sockets = await environment.sockets();
  const { departures } = sockets;
  const browser = { timer, clock, random, connectivity, visibility, departures };
  const line = { ticket: tickets(transport), open: opener(sockets, random.id()), ...browser };
  return {
    documents: new SongDocuments(transport),
    liveDevices: new SongLiveDevices(line, random.id()),
    songsById: new SongSongsById(transport, cdn),
  };
}

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

function opener({ workerPath }: SocketEnvironment, name: string): () => Socket {
  const openOwn = (address: string): Socket => new WebSocket(address);
  if (workerPath === null) return () => openOwn(addressOfLine());
  const sockets = new WorkerSockets(() => new SharedWorker(workerPath, name), openOwn);
  return () => sockets.open(addressOfLine());
}
