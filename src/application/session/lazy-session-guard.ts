import { NO_TOKENS, type Tokens, type TokenStore } from '../../domain/session/token-store.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Renewal, SessionGuard } from '../ports/session-guard.port';

/** Carries out what answers ask of the session. */
export interface RenewalKeeper {
  refuse(sentWith: string | null): void;
  /** `seen`: the pair that was stored when this access token was first seen. */
  renew(sentWith: string | null, seen: Tokens): Promise<Renewal>;
  endExpired(sentWith: string | null): void;
}

/** Knows of stored tokens that their session is over. */
interface EndedSession {
  isEnded(stored: Tokens): boolean;
}

const EXPIRED: GatewayFailure = { kind: 'unauthenticated', reason: 'session-expired' };
const NOT_LOADED: Renewal = { kind: 'reject', failure: { kind: 'unavailable' } };

/** The session's guard, most of its code fetched by the first answer that asks for it; where that fails, the next one tries again. */
export class LazySessionGuard implements SessionGuard {
  private seen: Tokens = NO_TOKENS;

  constructor(
    private readonly tokens: Pick<TokenStore, 'read'>,
    private readonly session: EndedSession,
    private readonly keeper: () => Promise<RenewalKeeper>,
  ) {}

  /** A session that has ended speaks for nobody, also while another tab has yet to remove what is stored of it. */
  get accessToken(): string | null {
    const tokens = this.tokens.read();
    if (this.session.isEnded(tokens)) return null;
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

  /** Without the code nothing is said against the session: whoever asks with its token next hears the same. */
  private use(work: (keeper: RenewalKeeper) => void): void {
    this.keeper().then(work, () => undefined);
  }
}
