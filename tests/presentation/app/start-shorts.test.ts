import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { EMPTY, NEVER } from 'rxjs';
import type { HttpRequest, HttpTransport } from '../../../src/application/ports/http-transport.port';
import type { Session } from '../../../src/application/session/session';
import { S } from '../../../src/composition/session-tokens';
import { SongDomains } from '../../../src/composition/song-backend.module';
import { shortsModule } from '../../../src/composition/song-shorts.module';
import { startShorts } from '../../../src/composition/start-shorts';
import { provide } from '../../../src/composition/token';
import { T } from '../../../src/composition/tokens';
import { succeed } from '../../../src/domain/shared/result';
import { CdnDomains } from '../../../src/infrastructure/backends/song/cdn-domains';
import { FakeMusic } from '../../support/builders/a-feed';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { FakePageLifecycle } from '../../support/fakes/fake-page-lifecycle';
import { FakeVisibility } from '../../support/fakes/fake-visibility';
import { FixedRandom } from '../../support/fakes/fixed-random';
import { MemoryStore } from '../../support/fakes/memory-store';
import { VirtualTime } from '../../support/fakes/virtual-time';

function begun() {
  const sent: HttpRequest[] = [];
  const transport: HttpTransport = {
    send: async (request) => {
      sent.push(request);
      return succeed({ items: [], cursor: null });
    },
    follow: () => NEVER,
  };
  const values = new MemoryStore();
  const time = new VirtualTime();
  const container = new Container();
  const bind = container.bind.bind(container);
  const session = { state: { kind: 'signed-out' }, changes: EMPTY } as unknown as Session;
  provide(bind, T.HttpTransport, () => transport);
  provide(bind, S.SessionGuard, () => ({
    accessToken: null,
    refuse: () => undefined,
    renew: () => Promise.resolve({ kind: 'replay', isFresh: true } as const),
    endExpired: () => ({ kind: 'unauthenticated' }) as const,
  }));
  provide(bind, SongDomains, () => new CdnDomains(transport, values));
  provide(bind, T.KeyValueStore, () => values);
  provide(bind, T.Random, () => new FixedRandom());
  provide(bind, T.Connectivity, () => new FakeConnectivity());
  provide(bind, T.Visibility, () => new FakeVisibility());
  provide(bind, T.PageLifecycle, () => new FakePageLifecycle());
  provide(bind, T.Timer, () => time);
  provide(bind, T.Clock, () => time);
  provide(bind, T.Session, () => session);
  container.load(shortsModule);
  return { container, sent, time };
}

describe('the parts of the feed', () => {
  it('read from the bound backend, and pause the main player', async () => {
    const { container, sent } = begun();
    const music = new FakeMusic();
    music.set(true);
    const parts = startShorts(container, music);
    const link = parts.playback.start();
    await parts.reading.open({ kind: 'for-you' }, null);
    expect(sent.map(({ path }) => path)).toEqual(['/backend/short-video']);
    expect([music.state.isPlaying, parts.reading.state.isLoading]).toEqual([false, false]);
    link.unsubscribe();
  });
});
