import * as z from '../../../../contract/schema';
import type { HttpTransport } from '../../../application/ports/http-transport.port';
import type { TokenRefresh } from '../../../domain/session/token-refresh.port';
import type { TokenPair } from '../../../domain/session/token-store.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../domain/shared/result';

const Refreshed = z.object({ token: z.string(), refresh_token: z.string() });

/** The next pair from our own server. Its transport stands outside the session. */
export class SongTokenRefresh implements TokenRefresh {
  constructor(private readonly transport: HttpTransport) {}

  async refresh(refreshToken: string): Promise<Result<TokenPair, GatewayFailure>> {
    const call = { method: 'POST', path: '/sso/security/refresh-token', body: { refreshToken } } as const;
    const answer = await this.transport.send(call);
    if (!answer.ok) return answer;
    const parsed = z.safeParse(Refreshed, answer.value);
    if (!parsed.success) return fail({ kind: 'malformed' });
    return succeed({ accessToken: parsed.data.token, refreshToken: parsed.data.refresh_token });
  }
}
