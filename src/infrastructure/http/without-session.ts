import type { SessionGuard } from '../../application/ports/session-guard.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';

const REFUSED: GatewayFailure = { kind: 'unauthenticated' };

/** For calls from outside a session, such as signing in and refreshing: what they answer says nothing about the session. */
export const WITHOUT_SESSION: SessionGuard = {
  accessToken: null,
  refuse: () => undefined,
  renew: () => Promise.resolve({ kind: 'reject', failure: REFUSED }),
  endExpired: () => REFUSED,
};
