import { accountRoutes } from '../../../../../contract/account-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { RequestedCode } from '../../../../domain/session/mailed-code';
import type { PasswordRecovery } from '../../../../domain/session/password-recovery.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import { renameFields } from './rename-fields';
import { toRequestedCode } from './to-requested-code';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Password recovery at our own server, over a transport for calls outside the session. */
export class SongPasswordRecovery implements PasswordRecovery {
  constructor(private readonly transport: HttpTransport) {}

  async request(email: string): Answer<RequestedCode> {
    const answer = renameFields(await callRoute(this.transport, accountRoutes.forgotPassword, { body: { email } }));
    return answer.ok ? succeed(toRequestedCode(answer.value)) : answer;
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
