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
  /** The code inside the body, by which the session is judged; null where it has none. */
  codeOf(body: unknown): number | null;
  /** Gives the data inside, or says in the common words what went wrong. */
  classify(answer: HttpAnswer): Result<unknown, GatewayFailure>;
}
