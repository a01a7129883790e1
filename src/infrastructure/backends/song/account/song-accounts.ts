import { accountRoutes } from '../../../../../contract/account-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type {
  Accounts,
  Admission,
  Credentials,
  Registered,
  Registration,
} from '../../../../domain/session/accounts.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute, type RouteData, type RouteInput } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { renameFields } from './rename-fields';
import { toProfile } from './to-profile';
import { toRequestedCode } from './to-requested-code';

/** Signing in and registering at our own server. There is no session yet: those calls bypass it. */
export class SongAccounts implements Accounts {
  constructor(
    private readonly transport: HttpTransport,
    private readonly outside: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  signIn({ email, password, remember }: Credentials) {
    return this.admit(accountRoutes.login, { body: { email, password, remember } });
  }

  async register({ email, password, name, setupToken }: Registration): Promise<Result<Registered, GatewayFailure>> {
    const body = { email, password, name, setup_token: setupToken };
    const answer = renameFields(await callRoute(this.outside, accountRoutes.register, { body }));
    if (!answer.ok) return answer;
    return succeed(
      'request_id' in answer.value
        ? { kind: 'code', code: toRequestedCode(answer.value) }
        : { kind: 'admitted', admission: this.toAdmission(answer.value) },
    );
  }

  confirmRegistration(requestId: string, code: string) {
    return this.admit(accountRoutes.verifyRegistration, { body: { request_id: requestId, otp: code } });
  }

  async signOut(): Promise<Result<void, GatewayFailure>> {
    const answer = await callRoute(this.transport, accountRoutes.logout);
    return answer.ok ? succeed(undefined) : answer;
  }

  private async admit(
    route: typeof accountRoutes.login | typeof accountRoutes.verifyRegistration,
    input: RouteInput,
  ): Promise<Result<Admission, GatewayFailure>> {
    const answer = renameFields(await callRoute(this.outside, route, input));
    return answer.ok ? succeed(this.toAdmission(answer.value)) : answer;
  }

  private toAdmission({ token, refresh_token, user, settings }: RouteData<typeof accountRoutes.login>): Admission {
    const tokens = { accessToken: token, refreshToken: refresh_token };
    return { tokens, profile: toProfile(user, this.cdn), settings };
  }
}
