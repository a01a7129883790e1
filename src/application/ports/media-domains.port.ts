import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';

/** Where media files live; a backend without a CDN answers success at once. */
export interface MediaDomains {
  /** Asks the backend and remembers the answer across reloads. */
  refresh(): Promise<Result<void, GatewayFailure>>;
}
