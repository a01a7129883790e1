import type { HttpTransport } from '../application/ports/http-transport.port';
import type { SessionGuard } from '../application/ports/session-guard.port';
import type { SessionTabs } from '../application/session/session-tabs';
import type { TokenRenewal } from '../application/session/token-renewal';
import type { TokenRefresh } from '../domain/session/token-refresh.port';
import { token } from './token';

/** The parts of the session that nobody outside it asks for. */
export const S = {
  /** Past the session: for calls that begin or renew it. */
  OutsideTransport: token<HttpTransport>('HttpTransport outside the session'),
  SessionGuard: token<SessionGuard>('SessionGuard'),
  SessionTabs: token<SessionTabs>('SessionTabs'),
  TokenRefresh: token<TokenRefresh>('TokenRefresh'),
  TokenRenewal: token<TokenRenewal>('TokenRenewal'),
};
