import type { SessionGuard } from '../../application/ports/session-guard.port';
import type { TokenStore } from '../../domain/session/token-store.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';

const REFUSED: GatewayFailure = { kind: 'unauthenticated' };

/**
 * For calls that begin or renew a session: they carry the specified headers as all other calls do, but their answers do not
 * affect the stored session.
 */
export const outsideSession = (tokens: Pick<TokenStore, 'read'>): SessionGuard => ({
  get accessToken() {
    return tokens.read().accessToken;
  },
  refuse: () => undefined,
  renew: () => Promise.resolve({ kind: 'reject', failure: REFUSED }),
  endExpired: () => REFUSED,
});
