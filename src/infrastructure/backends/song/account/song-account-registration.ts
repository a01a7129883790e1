import { accountRoutes } from '../../../../../contract/account-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type {
  AccountRegistration,
  Registered,
  Registration,
} from '../../../../domain/session/account-registration.port';
import type { Admission } from '../../../../domain/session/accounts.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { renameFields } from './rename-fields';
import { toAdmission } from './to-admission';
import { toRequestedCode } from './to-requested-code';

/** Creating an account at our own server. There is no session yet: the calls bypass it. */
export class SongAccountRegistration implements AccountRegistration {
  constructor(
    private readonly outside: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async register({ email, password, name, setupToken }: Registration): Promise<Result<Registered, GatewayFailure>> {
    const body = { email, password, name, setup_token: setupToken };
    const answer = renameFields(await callRoute(this.outside, accountRoutes.register, { body }));
    if (!answer.ok) return answer;
    return succeed(
      'request_id' in answer.value
        ? { kind: 'code', code: toRequestedCode(answer.value) }
        : { kind: 'admitted', admission: toAdmission(answer.value, this.cdn) },
    );
  }

  async confirmRegistration(requestId: string, code: string): Promise<Result<Admission, GatewayFailure>> {
    const body = { request_id: requestId, otp: code };
    const answer = renameFields(await callRoute(this.outside, accountRoutes.verifyRegistration, { body }));
    return answer.ok ? succeed(toAdmission(answer.value, this.cdn)) : answer;
  }
}
