import type { TokenVerdict } from '../../domain/session/what-response-asks';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { HttpRequest } from './http-transport.port';

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  /** The `Retry-After` header in seconds, where there was one. */
  readonly retryAfter: number | null;
}

/** How one backend speaks HTTP: how it is addressed, and how it wraps its answers. */
export interface BackendProtocol {
  /**
   * Completes a request before each sending, for a backend that lives at another address, signs its requests, or has headers of its
   * own. Without it, a request goes to the page's own origin with the headers of specification §7.
   */
  readonly address?: (request: HttpRequest, accessToken: string | null) => HttpRequest;
  /** What the answer says about the session's token. */
  tokenVerdict(answer: HttpAnswer): TokenVerdict;
  /** Returns the data inside, or the failure as a `GatewayFailure`. */
  classify(answer: HttpAnswer): Result<unknown, GatewayFailure>;
}
