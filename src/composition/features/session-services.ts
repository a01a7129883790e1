import type { Container } from 'inversify';
import { SessionControl } from '../../application/session/session-control';
import { SessionRenewer } from '../../application/session/session-renewer';
import type { BackendFeatures } from '../../application/ports/backend.port';
import type { SessionServices } from '../../application/session/session-services';
import type { TokenRefresh } from '../../domain/session/token-refresh.port';
import { TokenRenewal } from '../../application/session/token-renewal';
import { IndexedDbSuccessorRecords } from '../../infrastructure/storage/indexed-db-successor-records';
import { WebTabLocks } from '../../infrastructure/system/web-tab-locks';
import { absentPort } from '../lazy-port';
import { resolve } from '../token';
import { Roles } from '../roles';

/** Lets the tabs of this browser share one session, its renewal and its end. */
export function startSession(container: Container, ports: BackendFeatures['session']): SessionServices {
  const { tokenRefresh } = ports ?? { tokenRefresh: absentPort<TokenRefresh>() };
  const tokens = resolve(container, Roles.TokenStore);
  const session = resolve(container, Roles.Session);
  const endBroadcast = resolve(container, Roles.SessionEndBroadcast);
  const timer = resolve(container, Roles.Timer);
  const locks = new WebTabLocks(() => navigator.locks as LockManager | undefined, timer);
  const records = new IndexedDbSuccessorRecords(() => window.indexedDB, timer);
  const tabs = { locks, records, channel: resolve(container, Roles.TabChannel) };
  const control = new SessionControl(session, tokens, tabs, endBroadcast);
  const renewal = new TokenRenewal(tokens, tokenRefresh, tabs, timer);
  return { control, keeper: new SessionRenewer(session, tokens, renewal, { control, endBroadcast, timer }) };
}
