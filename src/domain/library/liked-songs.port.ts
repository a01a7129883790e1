import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';

/** Songs that the listener likes. Liking a song twice has no further effect. */
export interface LikedSongs {
  add(songIds: readonly string[]): Promise<Result<void, GatewayFailure>>;
  remove(songIds: readonly string[]): Promise<Result<void, GatewayFailure>>;
}
