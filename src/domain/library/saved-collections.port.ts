import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';

/** The backend's answer to a change: its code, and its message in the listener's language. */
export interface SaveAnswer {
  readonly code: number;
  readonly message: string;
}

/** Albums and playlists saved by the listener. Any code from the backend is an answer, not a failure. */
export interface SavedCollections {
  add(ids: readonly string[]): Promise<Result<SaveAnswer, GatewayFailure>>;
  remove(ids: readonly string[]): Promise<Result<SaveAnswer, GatewayFailure>>;
}
