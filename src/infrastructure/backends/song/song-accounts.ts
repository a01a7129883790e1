import { accountRoutes } from '../../../../contract/account-routes';
import type { HttpTransport } from '../../../application/ports/http-transport.port';
import type { Accounts, Admission, Credentials, Registration } from '../../../domain/session/accounts.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../domain/shared/result';
import { callRoute, type RouteInput } from './call-route';
import type { CdnDomains } from './cdn-domains';
import { renameFields } from './rename-fields';
import { toProfile } from './to-profile';

/** The door of our own server. Whoever signs in or registers has no session yet: those calls go past it. */
export class SongAccounts implements Accounts {
  constructor(
    private readonly transport: HttpTransport,
    private readonly outside: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  signIn({ email, password, remember }: Credentials) {
    return this.admit(accountRoutes.login, { body: { email, password, remember } });
  }

  register({ email, password, name, setupToken }: Registration) {
    return this.admit(accountRoutes.register, { body: { email, password, name, setup_token: setupToken } });
  }

  async signOut(): Promise<Result<void, GatewayFailure>> {
    const answer = await callRoute(this.transport, accountRoutes.logout);
    return answer.ok ? succeed(undefined) : answer;
  }

  private async admit(
    route: typeof accountRoutes.login | typeof accountRoutes.register,
    input: RouteInput,
  ): Promise<Result<Admission, GatewayFailure>> {
    const answer = renameFields(await callRoute(this.outside, route, input));
    if (!answer.ok) return answer;
    const { token, refresh_token, user } = answer.value;
    const tokens = { accessToken: token, refreshToken: refresh_token };
    return succeed({ tokens, profile: toProfile(user, this.cdn) });
  }
}
