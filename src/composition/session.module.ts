import { ContainerModule } from 'inversify';
import type { Timer } from '../application/ports/timer.port';
import { AccountGate } from '../application/session/account-gate';
import { Session } from '../application/session/session';
import { SessionKeeper } from '../application/session/session-keeper';
import type { SessionTabs } from '../application/session/session-tabs';
import { TokenRenewal } from '../application/session/token-renewal';
import { BroadcastTabChannel } from '../infrastructure/storage/broadcast-tab-channel';
import { IndexedDbSuccessorRecords } from '../infrastructure/storage/indexed-db-successor-records';
import { StorageTabChannel } from '../infrastructure/storage/storage-tab-channel';
import { WebTabLocks } from '../infrastructure/system/web-tab-locks';
import { S } from './session-tokens';
import { provide } from './token';
import { T } from './tokens';

const CHANNEL = 'song-session';

/** Who listens, and how the tabs of one browser keep to one session. */
export const sessionModule = new ContainerModule(({ bind }) => {
  provide(bind, S.SessionTabs, tabsOf, T.Timer);
  provide(bind, T.Session, (tokens, tabs) => new Session(tokens, tabs), T.TokenStore, S.SessionTabs);
  provide(
    bind,
    S.TokenRenewal,
    (...parts) => new TokenRenewal(...parts),
    T.TokenStore,
    S.TokenRefresh,
    S.SessionTabs,
    T.Timer,
  );
  provide(
    bind,
    S.SessionGuard,
    (...parts) => new SessionKeeper(...parts),
    T.Session,
    T.TokenStore,
    S.TokenRenewal,
    T.Timer,
  );
  provide(bind, T.AccountGate, (session) => new AccountGate(session), T.Session);
});

function tabsOf(timer: Timer): SessionTabs {
  return {
    locks: new WebTabLocks(() => navigator.locks as LockManager | undefined, timer),
    records: new IndexedDbSuccessorRecords(() => window.indexedDB, timer),
    channel:
      'BroadcastChannel' in window
        ? new BroadcastTabChannel(new BroadcastChannel(CHANNEL))
        : new StorageTabChannel(window),
  };
}
