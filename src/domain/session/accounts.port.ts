import type { Profile } from '../profile/profile';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { RequestedCode } from './mailed-code';
import type { TokenPair } from './token-store.port';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Off: the session ends after 12 hours without use (decisions.md §4). */
  readonly remember: boolean;
}

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** Required for the first account if the server can be reached from elsewhere. */
  readonly setupToken?: string;
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

/** Signed in at once; or a code, sent by mail to the address, is needed to create the account. */
export type Registered =
  | { readonly kind: 'admitted'; readonly admission: Admission }
  | { readonly kind: 'code'; readonly code: RequestedCode };

/** Account access at the backend. `invalid` names the fields as `Credentials` and `Registration` do. */
export interface Accounts {
  /** A wrong address and a wrong password get the same answer; `locked` and `rate-limited` include the time to wait. */
  signIn(credentials: Credentials): Promise<Result<Admission, GatewayFailure>>;
  /**
   * `conflict`: there is an account with this address. If a code is mailed, the answer does not reveal this: only the mail does.
   */
  register(registration: Registration): Promise<Result<Registered, GatewayFailure>>;
  /** A wrong code is `invalid` at `code`; an expired one is `otp-expired`. */
  confirmRegistration(requestId: string, code: string): Promise<Result<Admission, GatewayFailure>>;
  /** Revokes this session on the server at once. */
  signOut(): Promise<Result<void, GatewayFailure>>;
}
