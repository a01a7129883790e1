import { sessionRoutes } from '../../../../../contract/session-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { TokenRefresh } from '../../../../domain/session/token-refresh.port';
import type { TokenPair } from '../../../../domain/session/token-store.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

/** Fetches the next token pair from our own server, over a transport for calls outside the session. */
export class SongTokenRefresh implements TokenRefresh {
  constructor(private readonly transport: HttpTransport) {}

  async refresh(refreshToken: string): Promise<Result<TokenPair, GatewayFailure>> {
    const answer = await callRoute(this.transport, sessionRoutes.refreshToken, { body: { refreshToken } });
    if (!answer.ok) return answer;
    return succeed({ accessToken: answer.value.token, refreshToken: answer.value.refresh_token });
  }
}
