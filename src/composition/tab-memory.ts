import type { TabChannel } from '../application/ports/tab-channel.port';
import type { Timer } from '../application/ports/timer.port';
import type { RenewalKeeper } from '../application/session/lazy-session-guard';
import type { SessionEndBroadcast } from '../application/session/session-end-broadcast';
import type { Session } from '../application/session/session';
import { SessionControl } from '../application/session/session-control';
import { SessionKeeper } from '../application/session/session-keeper';
import { TokenRenewal } from '../application/session/token-renewal';
import type { TokenRefresh } from '../domain/session/token-refresh.port';
import type { TokenStore } from '../domain/session/token-store.port';
import { IndexedDbSuccessorRecords } from '../infrastructure/storage/indexed-db-successor-records';
import { WebTabLocks } from '../infrastructure/system/web-tab-locks';

export interface TabMemoryServices {
  readonly session: Session;
  readonly tokens: TokenStore;
  readonly refresh: TokenRefresh;
  readonly channel: TabChannel;
  readonly telling: SessionEndBroadcast;
  readonly timer: Timer;
}

/** What is needed only by a listener who is signed in or about to sign in. */
export interface TabMemory {
  readonly control: SessionControl;
  readonly keeper: RenewalKeeper;
}

/** Lets the tabs of this browser share one session, its renewal and its end. */
export function startTabMemory({ session, tokens, refresh, channel, telling, timer }: TabMemoryServices): TabMemory {
  const locks = new WebTabLocks(() => navigator.locks as LockManager | undefined, timer);
  const records = new IndexedDbSuccessorRecords(() => window.indexedDB, timer);
  const tabs = { locks, records, channel };
  const control = new SessionControl(session, tokens, tabs, telling);
  const renewal = new TokenRenewal(tokens, refresh, tabs, timer);
  return { control, keeper: new SessionKeeper(session, tokens, renewal, { control, telling, timer }) };
}
