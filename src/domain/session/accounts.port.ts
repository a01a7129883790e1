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
  /** Asked of the first account where the server can be reached from elsewhere. */
  readonly setupToken?: string;
}

/** A session as the backend grants it. */
export interface Admission {
  readonly tokens: TokenPair;
  readonly profile: Profile;
  /** What the account's devices keep as its settings, as they wrote it; null where that is nothing yet, or kept elsewhere. */
  readonly settings: string | null;
}

/** Signed in at once; or a code that goes to the address by mail makes the account. */
export type Registered =
  | { readonly kind: 'admitted'; readonly admission: Admission }
  | { readonly kind: 'code'; readonly code: RequestedCode };

/** The backend's door. `invalid` names the fields as `Credentials` and `Registration` do. */
export interface Accounts {
  /** A wrong address and a wrong password are answered alike; `locked` and `rate-limited` say for how long. */
  signIn(credentials: Credentials): Promise<Result<Admission, GatewayFailure>>;
  /** `conflict`: there is an account with this address. Where a code is mailed, nobody is told: the mail leads on. */
  register(registration: Registration): Promise<Result<Registered, GatewayFailure>>;
  /** A wrong code is `invalid` at `code`; one that timed out is `otp-expired`. */
  confirmRegistration(requestId: string, code: string): Promise<Result<Admission, GatewayFailure>>;
  /** Revokes this session on the server at once. */
  signOut(): Promise<Result<void, GatewayFailure>>;
}
