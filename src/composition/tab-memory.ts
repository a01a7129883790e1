import type { Timer } from '../application/ports/timer.port';
import type { TabChannel } from '../application/ports/tab-channel.port';
import type { TabMemory } from '../application/session/deferred-tab-memory';
import { TokenRenewal } from '../application/session/token-renewal';
import type { TokenRefresh } from '../domain/session/token-refresh.port';
import type { TokenStore } from '../domain/session/token-store.port';
import { IndexedDbSuccessorRecords } from '../infrastructure/storage/indexed-db-successor-records';
import { WebTabLocks } from '../infrastructure/system/web-tab-locks';

export interface TabMemoryParts {
  readonly tokens: TokenStore;
  readonly refresh: TokenRefresh;
  readonly channel: TabChannel;
  readonly timer: Timer;
}

/** By what the tabs of this browser share one session, and its renewal. */
export function startTabMemory({ tokens, refresh, channel, timer }: TabMemoryParts): TabMemory {
  const locks = new WebTabLocks(() => navigator.locks as LockManager | undefined, timer);
  const records = new IndexedDbSuccessorRecords(() => window.indexedDB, timer);
  return { locks, records, renewal: new TokenRenewal(tokens, refresh, { locks, records, channel }, timer) };
}
