import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';

/** The domains of media files; a backend without a CDN answers success at once. */
export interface MediaDomains {
  /** Asks the backend and stores the answer across reloads. */
  refresh(): Promise<Result<void, GatewayFailure>>;
}
