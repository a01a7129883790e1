import { accountRoutes } from '../../../../contract/account-routes';
import type { HttpTransport } from '../../../application/ports/http-transport.port';
import type { PasswordRecovery, RequestedCode } from '../../../domain/session/password-recovery.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../domain/shared/result';
import { callRoute } from './call-route';
import { renameFields } from './rename-fields';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

const SECOND_MS = 1000;

/** The recovery of our own server. Its transport stands outside the session. */
export class SongPasswordRecovery implements PasswordRecovery {
  constructor(private readonly transport: HttpTransport) {}

  async request(email: string): Answer<RequestedCode> {
    const answer = renameFields(await callRoute(this.transport, accountRoutes.forgotPassword, { body: { email } }));
    if (!answer.ok) return answer;
    const { request_id, expires_in, resend_after } = answer.value;
    return succeed({ requestId: request_id, life: expires_in * SECOND_MS, resendAfter: resend_after * SECOND_MS });
  }

  async verify(requestId: string, code: string): Answer<string> {
    const body = { request_id: requestId, otp: code };
    const answer = renameFields(await callRoute(this.transport, accountRoutes.verifyOtp, { body }));
    return answer.ok ? succeed(answer.value.reset_token) : answer;
  }

  async reset(ticket: string, password: string): Answer<void> {
    const body = { reset_token: ticket, password };
    const answer = renameFields(await callRoute(this.transport, accountRoutes.resetPassword, { body }));
    return answer.ok ? succeed(undefined) : answer;
  }
}
