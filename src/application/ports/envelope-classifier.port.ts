import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  /** The `Retry-After` header in seconds, where there was one. */
  readonly retryAfter: number | null;
}

/** How one backend wraps its answers: gives the data inside, or says in the common words what went wrong. */
export type EnvelopeClassifier = (answer: HttpAnswer) => Result<unknown, GatewayFailure>;
