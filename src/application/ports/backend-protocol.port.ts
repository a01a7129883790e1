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
   * own. `accessToken` is that of the session at this moment; null for a guest.
   *
   * With it, a request carries the headers that it returns and none of ours; a body that is JSON is declared as such unless
   * `Content-Type` is among them. A browser asks a server of another origin before it sends any header but `Accept`,
   * `Accept-Language`, `Content-Language` and a `Content-Type` of a form or of plain text, so the fewer, the better.
   *
   * Without it, a request goes to the page's own origin with the headers of specification §7: `deviceId`, `deviceName`,
   * `Cache-Control: no-cache`, `Authorization: Bearer <token>` for a signed-in listener, and `Accept-Language`.
   */
  readonly address?: (request: HttpRequest, accessToken: string | null) => HttpRequest;
  /**
   * What the answer says about the session's token. After `expired` it is renewed by `TokenRefresh` and the request is sent again; a
   * backend without that port has its session ended instead, and the listener is asked to sign in.
   */
  tokenVerdict(answer: HttpAnswer): TokenVerdict;
  /** Returns the data inside, or the failure as a `GatewayFailure`. */
  classify(answer: HttpAnswer): Result<unknown, GatewayFailure>;
}
