import { ContainerModule } from 'inversify';
import type { TabChannel } from '../application/ports/tab-channel.port';
import type { Timer } from '../application/ports/timer.port';
import { AccountGate } from '../application/session/account-gate';
import { deferredTabMemory, type TabMemory } from '../application/session/deferred-tab-memory';
import { Session } from '../application/session/session';
import { SessionKeeper } from '../application/session/session-keeper';
import type { TokenRefresh } from '../domain/session/token-refresh.port';
import type { TokenStore } from '../domain/session/token-store.port';
import { BroadcastTabChannel } from '../infrastructure/storage/broadcast-tab-channel';
import { StorageTabChannel } from '../infrastructure/storage/storage-tab-channel';
import { S } from './session-tokens';
import { provide } from './token';
import { T } from './tokens';

const CHANNEL = 'song-session';

/** Who listens, and how the tabs of one browser keep to one session. */
export const sessionModule = new ContainerModule(({ bind }) => {
  provide(bind, S.TabChannel, openChannel);
  provide(bind, S.TabMemory, tabMemory, T.TokenStore, S.TokenRefresh, S.TabChannel, T.Timer);
  provide(
    bind,
    T.Session,
    (tokens, { locks, records }, channel) => new Session(tokens, { locks, records, channel }),
    T.TokenStore,
    S.TabMemory,
    S.TabChannel,
  );
  provide(
    bind,
    S.SessionGuard,
    (session, tokens, { renewal }, timer) => new SessionKeeper(session, tokens, renewal, timer),
    T.Session,
    T.TokenStore,
    S.TabMemory,
    T.Timer,
  );
  provide(bind, T.AccountGate, (session) => new AccountGate(session), T.Session);
});

const openChannel = (): TabChannel =>
  'BroadcastChannel' in window ? new BroadcastTabChannel(new BroadcastChannel(CHANNEL)) : new StorageTabChannel(window);

/** Fetched at once for whoever is signed in: when their token expires, the network may be gone. */
function tabMemory(tokens: TokenStore, refresh: TokenRefresh, channel: TabChannel, timer: Timer): TabMemory {
  const memory = deferredTabMemory(async () =>
    (await import(/* webpackChunkName: "account" */ './tab-memory')).startTabMemory({
      tokens,
      refresh,
      channel,
      timer,
    }),
  );
  if (tokens.read().accessToken !== null) void memory.records.read();
  return memory;
}
