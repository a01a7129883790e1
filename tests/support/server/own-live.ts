import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '../../../contract/live';
import { BrowserTimer } from '../../../src/infrastructure/system/browser-timer';
import { SystemClock } from '../../../src/infrastructure/system/system-clock';
import { CryptoRandom } from '../../../src/infrastructure/system/crypto-random';
import { succeed } from '../../../src/domain/shared/result';
import type { LiveLineDeps } from '../../../src/infrastructure/backends/song/live/live-line-deps';
import { SongLiveDevices } from '../../../src/infrastructure/backends/song/live/song-live-devices';
import { FakeConnectivity } from '../fakes/fake-connectivity';
import { FakePageLifecycle } from '../fakes/fake-page-lifecycle';
import { FakeVisibility } from '../fakes/fake-visibility';

/** A device's tab, connected in real time to a server at this address. */
export function ownLive(address: () => Promise<string>, ticket: () => Promise<string>) {
  const sockets: WebSocket[] = [];
  let at = '';
  const parts: LiveLineDeps = {
    ticket: async () => {
      at = await address();
      return succeed(await ticket());
    },
    open: () => {
      const socket = new WebSocket(`ws://${at}${LIVE_PATH}`, { origin: `http://${at}` });
      sockets.push(socket);
      socket.on('error', () => undefined);
      return socket;
    },
    timer: new BrowserTimer(),
    clock: new SystemClock(),
    random: new CryptoRandom(),
    connectivity: new FakeConnectivity(),
    visibility: new FakeVisibility(),
    departures: new FakePageLifecycle(),
  };
  return { devices: new SongLiveDevices(parts, randomUUID()), cut: () => sockets.at(-1)?.terminate() };
}
