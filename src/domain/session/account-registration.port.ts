import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Admission } from './accounts.port';
import type { RequestedCode } from './mailed-code';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** Required for the first account if the server can be reached from elsewhere. */
  readonly setupToken?: string;
}

/** Signed in at once; or a code, sent by mail to the address, is needed to create the account. */
export type Registered =
  | { readonly kind: 'admitted'; readonly admission: Admission }
  | { readonly kind: 'code'; readonly code: RequestedCode };

/** Creates accounts at the backend. `invalid` names the fields as `Registration` does. */
export interface AccountRegistration {
  /**
   * `conflict`: there is an account with this address. If a code is mailed, the answer does not reveal this: only the mail does.
   */
  register(registration: Registration): Promise<Result<Registered, GatewayFailure>>;
  /** A wrong code is `invalid` at `code`; an expired one is `otp-expired`. */
  confirmRegistration(requestId: string, code: string): Promise<Result<Admission, GatewayFailure>>;
}
