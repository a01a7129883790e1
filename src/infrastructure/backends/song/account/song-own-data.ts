import { ownDataRoutes } from '../../../../../contract/own-data-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { OwnDataSummary, OwnData } from '../../../../domain/profile/own-data.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

/** The data that our own server stores about a listener. */
export class SongOwnData implements OwnData {
  constructor(private readonly transport: HttpTransport) {}

  export(): Promise<Result<OwnDataSummary, GatewayFailure>> {
    return callRoute(this.transport, ownDataRoutes.ownData);
  }

  async deleteAccount(password: string): Promise<Result<void, GatewayFailure>> {
    const answer = await callRoute(this.transport, ownDataRoutes.deleteMe, { body: { password } });
    return answer.ok ? succeed(undefined) : answer;
  }
}
