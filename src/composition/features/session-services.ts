import type { Container } from 'inversify';
import { SessionControl } from '../../application/session/session-control';
import { SessionKeeper } from '../../application/session/session-keeper';
import type { SessionServices } from '../../application/session/session-services';
import { TokenRenewal } from '../../application/session/token-renewal';
import type { TokenStore } from '../../domain/session/token-store.port';
import { IndexedDbSuccessorRecords } from '../../infrastructure/storage/indexed-db-successor-records';
import { WebTabLocks } from '../../infrastructure/system/web-tab-locks';
import { resolve } from '../token';
import { Tokens } from '../tokens';

/** Lets the tabs of this browser share one session, its renewal and its end. */
export function startSession(container: Container, tokens: TokenStore): SessionServices {
  const session = resolve(container, Tokens.Session);
  const telling = resolve(container, Tokens.SessionEndBroadcast);
  const timer = resolve(container, Tokens.Timer);
  const locks = new WebTabLocks(() => navigator.locks as LockManager | undefined, timer);
  const records = new IndexedDbSuccessorRecords(() => window.indexedDB, timer);
  const tabs = { locks, records, channel: resolve(container, Tokens.TabChannel) };
  const control = new SessionControl(session, tokens, tabs, telling);
  const renewal = new TokenRenewal(tokens, resolve(container, Tokens.Backend).tokenRefresh, tabs, timer);
  return { control, keeper: new SessionKeeper(session, tokens, renewal, { control, telling, timer }) };
}
