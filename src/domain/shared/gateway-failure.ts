import type { Seconds } from './units';

/** Set where the session's own rules rejected a request: there was no refresh token, or the refresh was refused. */
export type UnauthenticatedReason = 'no-refresh-token' | 'session-expired';

/** The failures that all ports use to report what went wrong outside (architecture §6). */
export type GatewayFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unauthenticated'; readonly reason?: UnauthenticatedReason }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  /** `retryAfter` 0: an admin closed the account, so waiting does not help. */
  | { readonly kind: 'locked'; readonly retryAfter: Seconds }
  | { readonly kind: 'otp-expired' }
  | { readonly kind: 'rate-limited'; readonly retryAfter: Seconds }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  /** The server has a bug of its own; `unavailable` is a temporary outage. */
  | { readonly kind: 'server-error' }
  | { readonly kind: 'unavailable' }
  /** A part of the app itself could not be loaded, so the backend was not asked. */
  | { readonly kind: 'not-loaded' }
  /** The backend has no such function, and will not have it later. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'cancelled' };
