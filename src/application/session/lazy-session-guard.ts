import { NO_TOKENS, type Tokens, type TokenStore } from '../../domain/session/token-store.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Renewal, SessionGuard } from '../ports/session-guard.port';

/** Carries out the session changes that answers require. */
export interface RenewalServices {
  refuse(sentWith: string | null): void;
  /** `seen`: the pair that was stored when this access token was first seen. */
  renew(sentWith: string | null, seen: Tokens): Promise<Renewal>;
  endExpired(sentWith: string | null): void;
}

/** Reports whether the session of stored tokens has ended. */
interface EndedSession {
  isEnded(stored: Tokens): boolean;
}

const EXPIRED: GatewayFailure = { kind: 'unauthenticated', reason: 'session-expired' };
const NOT_LOADED: Renewal = { kind: 'reject', failure: { kind: 'not-loaded' } };

/**
 * The session's guard; most of its code is loaded by the first answer that needs it. If loading fails, the next answer tries
 * again.
 */
export class LazySessionGuard implements SessionGuard {
  private seen: Tokens = NO_TOKENS;

  constructor(
    private readonly tokens: Pick<TokenStore, 'read'>,
    private readonly session: EndedSession,
    private readonly keeper: () => Promise<RenewalServices>,
  ) {}

  /** An ended session provides no token, even while another tab has not yet removed the stored tokens. */
  get accessToken(): string | null {
    const tokens = this.tokens.read();
    if (tokens.accessToken !== null && this.session.isEnded(tokens)) return null;
    if (tokens.accessToken !== this.seen.accessToken) this.seen = tokens;
    return tokens.accessToken;
  }

  refuse(sentWith: string | null): void {
    this.use((keeper) => keeper.refuse(sentWith));
  }

  renew(sentWith: string | null): Promise<Renewal> {
    return this.keeper().then(
      (keeper) => keeper.renew(sentWith, this.seen),
      () => NOT_LOADED,
    );
  }

  endExpired(sentWith: string | null): GatewayFailure {
    this.use((keeper) => keeper.endExpired(sentWith));
    return EXPIRED;
  }

  /** Without the code the session stays unchanged; the next request with its token gets the same answer. */
  private use(work: (keeper: RenewalServices) => void): void {
    this.keeper().then(work, () => undefined);
  }
}
