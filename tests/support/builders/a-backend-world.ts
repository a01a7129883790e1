import { EMPTY } from 'rxjs';
import type { Backend, BackendEnvironment } from '../../../src/application/ports/backend.port';
import type { HttpTransport } from '../../../src/application/ports/http-transport.port';
import { fail } from '../../../src/domain/shared/result';
import { FakeConnectivity } from '../fakes/fake-connectivity';
import { FakePageLifecycle } from '../fakes/fake-page-lifecycle';
import { FakeVisibility } from '../fakes/fake-visibility';
import { FixedRandom } from '../fakes/fixed-random';
import { MemoryStore } from '../fakes/memory-store';
import { VirtualTime } from '../fakes/virtual-time';

/** What a browser without a network offers to a backend, and how many requests the backend has sent. */
export function aBackendWorld(backend: Backend) {
  let sentCount = 0;
  const transport: HttpTransport = {
    send: () => {
      sentCount += 1;
      return Promise.resolve(fail({ kind: 'offline' }));
    },
    follow: () => {
      sentCount += 1;
      return EMPTY;
    },
  };
  const time = new VirtualTime();
  const environment: BackendEnvironment = {
    serverUrl: backend.needsServerUrl === true ? 'https://music.example' : null,
    transports: {
      inSession: () => transport,
      outsideSession: () => transport,
      keepalive: () => Promise.resolve(transport),
    },
    values: new MemoryStore(),
    clock: time,
    timer: time,
    random: new FixedRandom(),
    connectivity: new FakeConnectivity(),
    visibility: new FakeVisibility(),
    sockets: () => Promise.resolve({ departures: new FakePageLifecycle(), workerPath: null }),
  };
  return { backend, environment, sentCount: () => sentCount };
}
