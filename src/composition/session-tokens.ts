import type { HttpTransport } from '../application/ports/http-transport.port';
import type { SessionGuard } from '../application/ports/session-guard.port';
import type { TabChannel } from '../application/ports/tab-channel.port';
import type { TokenRefresh } from '../domain/session/token-refresh.port';
import type { TabMemory } from './tab-memory';
import { token } from './token';

/** The parts of the session that are used only inside it. */
export const S = {
  /** Sends requests without the session: for calls that begin or renew it. */
  OutsideTransport: token<HttpTransport>('HttpTransport outside the session'),
  SessionGuard: token<SessionGuard>('SessionGuard'),
  TabChannel: token<TabChannel>('TabChannel'),
  LoadTabMemory: token<() => Promise<TabMemory>>('LoadTabMemory'),
  TokenRefresh: token<TokenRefresh>('TokenRefresh'),
};
