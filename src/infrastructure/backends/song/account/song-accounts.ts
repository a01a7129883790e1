import { accountRoutes } from '../../../../../contract/account-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { Accounts, Admission, Credentials } from '../../../../domain/session/accounts.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { renameFields } from './rename-fields';
import { toAdmission } from './to-admission';

/** Signing in and out at our own server. There is no session yet when signing in: that call bypasses it. */
export class SongAccounts implements Accounts {
  constructor(
    private readonly transport: HttpTransport,
    private readonly outside: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async signIn({ email, password, remember }: Credentials): Promise<Result<Admission, GatewayFailure>> {
    const body = { email, password, remember };
    const answer = renameFields(await callRoute(this.outside, accountRoutes.login, { body }));
    return answer.ok ? succeed(toAdmission(answer.value, this.cdn)) : answer;
  }

  async signOut(): Promise<Result<void, GatewayFailure>> {
    const answer = await callRoute(this.transport, accountRoutes.logout);
    return answer.ok ? succeed(undefined) : answer;
  }
}
