import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';

/** The backend's own word on a change: its code and its message in the listener's language. */
export interface FavouriteAnswer {
  readonly code: number;
  readonly message: string;
}

/** Albums and playlists that the listener keeps. Any code the backend answers with is an answer, not a failure. */
export interface FavouriteCollections {
  add(ids: readonly string[]): Promise<Result<FavouriteAnswer, GatewayFailure>>;
  remove(ids: readonly string[]): Promise<Result<FavouriteAnswer, GatewayFailure>>;
}
