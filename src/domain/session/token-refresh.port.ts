import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { TokenPair } from './token-store.port';

/** Exchanges a refresh token for the next pair. It bypasses the session's own handling: an answer here never triggers a refresh. */
export interface TokenRefresh {
  refresh(refreshToken: string): Promise<Result<TokenPair, GatewayFailure>>;
}
