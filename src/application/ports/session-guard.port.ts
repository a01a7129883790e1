import type { GatewayFailure } from '../../domain/shared/gateway-failure';

/** What to do with a request whose token had expired. `isFresh`: the server has just issued the token to send now. */
export type Renewal =
  | { readonly kind: 'replay'; readonly isFresh: boolean }
  | { readonly kind: 'reject'; readonly failure: GatewayFailure };

/** Whom the transport asks when an answer concerns the session. */
export interface SessionGuard {
  /** The access token to send now; null when signed out. */
  readonly accessToken: string | null;
  /** An answer said 'unauthorized' to a request that carried this token. */
  refuse(sentWith: string | null): void;
  /** A token has expired: all callers in all tabs share one refresh. */
  renew(sentWith: string | null): Promise<Renewal>;
  /** A request with a fresh token was answered 'expired' again: the session ends, unless a newer one is stored. */
  endExpired(sentWith: string | null): GatewayFailure;
}
