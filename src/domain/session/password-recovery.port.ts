import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { RequestedCode } from './mailed-code';

/** A new password for a user who forgot the old one: a code by mail, a ticket for the code, the password for the ticket. */
export interface PasswordRecovery {
  /** The answer does not depend on whether the account exists. */
  request(email: string): Promise<Result<RequestedCode, GatewayFailure>>;
  /**
   * Returns a ticket for one new password, for six digits or the long code of another mail. A wrong code is `invalid` at `code`;
   * an expired one is `otp-expired`.
   */
  verify(requestId: string, code: string): Promise<Result<string, GatewayFailure>>;
  /** Signs out everywhere and does not sign in (decisions.md §4). */
  reset(ticket: string, password: string): Promise<Result<void, GatewayFailure>>;
}
