import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';

/** Artists that the listener follows. Following an artist twice has no further effect. */
export interface FollowedArtists {
  add(artistIds: readonly string[]): Promise<Result<void, GatewayFailure>>;
  remove(artistIds: readonly string[]): Promise<Result<void, GatewayFailure>>;
}
