import type { GatewayFailure } from '../../domain/shared/gateway-failure';

/** What becomes of a request whose token had expired. `isFresh`: the token to send now is one that the server gave just now. */
export type Renewal =
  | { readonly kind: 'replay'; readonly isFresh: boolean }
  | { readonly kind: 'reject'; readonly failure: GatewayFailure };

/** Whom the transport asks when an answer concerns the session. */
export interface SessionGuard {
  /** The access token to send now; null when signed out. */
  readonly accessToken: string | null;
  /** An answer said 'unauthorized' to a request that carried this token. */
  refuse(sentWith: string | null): void;
  /** A token has expired: one refresh for everybody who asks meanwhile, in all tabs. */
  renew(sentWith: string | null): Promise<Renewal>;
  /** A request with a fresh token was told 'expired' again: the session ends, unless a newer one is here. */
  endExpired(sentWith: string | null): GatewayFailure;
}
