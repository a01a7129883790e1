import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { RequestedCode } from './mailed-code';

/** A new password for somebody who forgot theirs: a code by mail, a ticket for the code, the password for the ticket. */
export interface PasswordRecovery {
  /** The same answer whether or not there is such an account. */
  request(email: string): Promise<Result<RequestedCode, GatewayFailure>>;
  /** Answers with a ticket for one new password, for six digits or the long code of another mail. A wrong code is `invalid` at `code`; one that timed out is `otp-expired`. */
  verify(requestId: string, code: string): Promise<Result<string, GatewayFailure>>;
  /** Signs out everywhere and does not sign in (decisions.md §4). */
  reset(ticket: string, password: string): Promise<Result<void, GatewayFailure>>;
}
