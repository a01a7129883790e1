import { ContainerModule } from 'inversify';
import { lazy } from '../application/lazy/lazy';
import type { PageLifecycle } from '../application/ports/page-lifecycle.port';
import { AccountGate } from '../application/session/account-gate';
import { LazySessionGuard } from '../application/session/lazy-session-guard';
import { SessionEndBroadcast } from '../application/session/session-end-broadcast';
import { Session } from '../application/session/session';
import { BroadcastTabChannel } from '../infrastructure/storage/broadcast-tab-channel';
import { PageChannel } from '../infrastructure/storage/page-channel';
import { S } from './session-tokens';
import type { TabMemory, TabMemoryServices } from './tab-memory';
import { provide } from './token';
import { T } from './tokens';

const CHANNEL = 'song-session';

/** The session of the listener, and how the tabs of one browser share it. */
export const sessionModule = new ContainerModule(({ bind }) => {
  provide(bind, S.TabChannel, openChannel, T.PageLifecycle);
  provide(bind, T.SessionEndBroadcast, (timer) => new SessionEndBroadcast(timer), T.Timer);
  provide(
    bind,
    T.Session,
    (tokens, channel, telling, ...[timer, visibility, lifecycle]) =>
      new Session(tokens, channel, telling, { timer, awakenings: visibility.changes, lifecycle }),
    T.TokenStore,
    S.TabChannel,
    T.SessionEndBroadcast,
    T.Timer,
    T.Visibility,
    T.PageLifecycle,
  );
  provide(
    bind,
    S.LoadTabMemory,
    (session, tokens, ...[refresh, channel, telling, timer]) =>
      tabMemory({ session, tokens, refresh, channel, telling, timer }),
    T.Session,
    T.TokenStore,
    S.TokenRefresh,
    S.TabChannel,
    T.SessionEndBroadcast,
    T.Timer,
  );
  provide(
    bind,
    S.SessionGuard,
    (tokens, session, load) => new LazySessionGuard(tokens, session.traces, async () => (await load()).keeper),
    T.TokenStore,
    T.Session,
    S.LoadTabMemory,
  );
  provide(bind, T.AccountGate, (session) => new AccountGate(session), T.Session);
});

const openChannel = (lifecycle: PageLifecycle) => new BroadcastTabChannel(new PageChannel(CHANNEL, lifecycle));

/** Fetched at once for a signed-in listener: when the token expires, the network may be gone. */
function tabMemory(parts: TabMemoryServices): () => Promise<TabMemory> {
  const load = lazy(async () => {
    const { startTabMemory } = await import(/* webpackChunkName: "account" */ './tab-memory');
    return startTabMemory(parts);
  });
  if (parts.tokens.read().accessToken !== null) load().catch(() => undefined);
  return load;
}
