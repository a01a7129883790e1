import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { TokenPair } from './token-store.port';

/** Trades a refresh token for the next pair. It goes past the session's own handling: an answer here never refreshes again. */
export interface TokenRefresh {
  refresh(refreshToken: string): Promise<Result<TokenPair, GatewayFailure>>;
}
