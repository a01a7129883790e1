import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  /** The `Retry-After` header in seconds, where there was one. */
  readonly retryAfter: number | null;
}

/** How one backend wraps its answers. */
export interface EnvelopeClassifier {
  /** The code inside the body, which decides about the session; null if there is none. */
  codeOf(body: unknown): number | null;
  /** Returns the data inside, or the failure as a `GatewayFailure`. */
  classify(answer: HttpAnswer): Result<unknown, GatewayFailure>;
}
