import type { Profile } from '../profile/profile';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { TokenPair } from './token-store.port';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Off: the session ends after 12 hours without use (decisions.md §4). */
  readonly remember: boolean;
}

/** A session that the backend grants. */
export interface Admission {
  readonly tokens: TokenPair;
  readonly profile: Profile;
  /**
   * The settings that the account's devices share, as they wrote them; null if there are none yet, or if they are stored
   * elsewhere.
   */
  readonly settings: string | null;
}

/** Signing in and out at the backend. `invalid` names the fields as `Credentials` does. */
export interface Accounts {
  /** A wrong address and a wrong password get the same answer; `locked` and `rate-limited` include the time to wait. */
  signIn(credentials: Credentials): Promise<Result<Admission, GatewayFailure>>;
  /** Revokes this session on the server at once. */
  signOut(): Promise<Result<void, GatewayFailure>>;
}
