import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { EMPTY, NEVER } from 'rxjs';
import type { BackendEnvironment } from '../../src/application/ports/backend.port';
import type { HttpRequest, HttpTransport } from '../../src/application/ports/http-transport.port';
import type { Session } from '../../src/application/session/session';
import { startShorts } from '../../src/composition/features/start-shorts';
import { provide } from '../../src/composition/token';
import { Roles } from '../../src/composition/roles';
import { succeed } from '../../src/domain/shared/result';
import { songBackend } from '../../src/infrastructure/backends/song/backend';
import { FakeMusic } from '../support/builders/a-feed';
import { FakeConnectivity } from '../support/fakes/fake-connectivity';
import { FakePageLifecycle } from '../support/fakes/fake-page-lifecycle';
import { FakeVisibility } from '../support/fakes/fake-visibility';
import { FixedRandom } from '../support/fakes/fixed-random';
import { MemoryStore } from '../support/fakes/memory-store';
import { VirtualTime } from '../support/fakes/virtual-time';

function setUp() {
  const sent: HttpRequest[] = [];
  const transport: HttpTransport = {
    send: async (request) => {
      sent.push(request);
      return succeed({ items: [], cursor: null });
    },
    follow: () => NEVER,
  };
  const time = new VirtualTime();
  const environment: BackendEnvironment = {
    serverUrl: null,
    transports: { inSession: () => transport, outsideSession: () => transport, keepalive: async () => transport },
    values: new MemoryStore(),
    clock: time,
    timer: time,
    random: new FixedRandom(),
    connectivity: new FakeConnectivity(),
    visibility: new FakeVisibility(),
    sockets: () => Promise.reject(new Error('this feature opens no socket')),
  };
  const container = new Container();
  const bind = container.bind.bind(container);
  const session = { state: { kind: 'signed-out' }, changes: EMPTY } as unknown as Session;
  provide(bind, Roles.KeyValueStore, () => environment.values);
  provide(bind, Roles.AddressMedia, () => (url) => url);
  provide(bind, Roles.Random, () => environment.random);
  provide(bind, Roles.Connectivity, () => environment.connectivity);
  provide(bind, Roles.Visibility, () => environment.visibility);
  provide(bind, Roles.PageLifecycle, () => new FakePageLifecycle());
  provide(bind, Roles.Timer, () => time);
  provide(bind, Roles.Clock, () => time);
  provide(bind, Roles.Session, () => session);
  return { container, backend: songBackend.connect(environment), sent };
}

describe('the services of the feed', () => {
  it('read from the backend, and pause the main player', async () => {
    const { container, backend, sent } = setUp();
    const music = new FakeMusic();
    music.set(true);
    const services = startShorts(container, await backend.load('shorts'), music);
    const link = services.playback.start();
    await services.reading.open({ kind: 'for-you' }, null);
    expect(sent.map(({ path }) => path)).toEqual(['/backend/short-video']);
    expect([music.state.isPlaying, services.reading.state.isLoading]).toEqual([false, false]);
    link.unsubscribe();
  });
});
