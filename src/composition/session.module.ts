import { ContainerModule } from 'inversify';
import { bringOnce } from '../application/deferred/bring-once';
import type { TabChannel } from '../application/ports/tab-channel.port';
import { AccountGate } from '../application/session/account-gate';
import { DeferredSessionGuard } from '../application/session/deferred-session-guard';
import { EndTelling } from '../application/session/end-telling';
import { Session } from '../application/session/session';
import { BroadcastTabChannel } from '../infrastructure/storage/broadcast-tab-channel';
import { StorageTabChannel } from '../infrastructure/storage/storage-tab-channel';
import { S } from './session-tokens';
import type { TabMemory, TabMemoryParts } from './tab-memory';
import { provide } from './token';
import { T } from './tokens';

const CHANNEL = 'song-session';

/** Who listens, and how the tabs of one browser keep to one session. */
export const sessionModule = new ContainerModule(({ bind }) => {
  provide(bind, S.TabChannel, openChannel);
  provide(bind, T.EndTelling, (timer) => new EndTelling(timer), T.Timer);
  provide(
    bind,
    T.Session,
    (tokens, channel, telling, ...[timer, visibility]) =>
      new Session(tokens, channel, telling, { timer, awakenings: visibility.changes }),
    T.TokenStore,
    S.TabChannel,
    T.EndTelling,
    T.Timer,
    T.Visibility,
  );
  provide(
    bind,
    S.BringTabMemory,
    (session, tokens, ...[refresh, channel, telling, timer]) =>
      tabMemory({ session, tokens, refresh, channel, telling, timer }),
    T.Session,
    T.TokenStore,
    S.TokenRefresh,
    S.TabChannel,
    T.EndTelling,
    T.Timer,
  );
  provide(
    bind,
    S.SessionGuard,
    (tokens, session, bring) => new DeferredSessionGuard(tokens, session.traces, async () => (await bring()).keeper),
    T.TokenStore,
    T.Session,
    S.BringTabMemory,
  );
  provide(bind, T.AccountGate, (session) => new AccountGate(session), T.Session);
});

const openChannel = (): TabChannel =>
  'BroadcastChannel' in window ? new BroadcastTabChannel(new BroadcastChannel(CHANNEL)) : new StorageTabChannel(window);

/** Fetched at once for whoever is signed in: when their token expires, the network may be gone. */
function tabMemory(parts: TabMemoryParts): () => Promise<TabMemory> {
  const bring = bringOnce(async () => {
    const { startTabMemory } = await import(/* webpackChunkName: "account" */ './tab-memory');
    return startTabMemory(parts);
  });
  if (parts.tokens.read().accessToken !== null) bring().catch(() => undefined);
  return bring;
}
