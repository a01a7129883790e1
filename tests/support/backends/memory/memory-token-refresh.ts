import type { TokenRefresh } from '../../../../src/domain/session/token-refresh.port';
import type { TokenPair } from '../../../../src/domain/session/token-store.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

/** A refresh token says whose session it is and how often it was renewed. */
const FORM = /^refresh\/(?<session>[^/]+)\/?(?<renewals>\d*)$/;

/** Renews the sessions that `isOpen` knows. A token older than the last one but one is stolen, and ends its session. */
export class MemoryTokenRefresh implements TokenRefresh {
  private readonly renewals = new Map<string, number>();
  private readonly ended = new Set<string>();

  constructor(private readonly isOpen: (session: string) => boolean) {}

  async refresh(refreshToken: string): Promise<Result<TokenPair, GatewayFailure>> {
    const { session = '', renewals = '' } = FORM.exec(refreshToken)?.groups ?? {};
    const last = this.renewals.get(session) ?? 0;
    if (Number(renewals) < last - 1) this.ended.add(session);
    if (!this.isOpen(session) || this.ended.has(session)) return fail({ kind: 'unauthenticated' });
    const next = Number(renewals) + 1;
    this.renewals.set(session, next);
    return succeed({ accessToken: `access/${session}/${next}`, refreshToken: `refresh/${session}/${next}` });
  }
}
