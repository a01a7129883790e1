import { firstRoutes } from '../../../../../contract/first-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { HomeRows } from '../../../../domain/catalogue/home-rows.port';
import type { HomeSection } from '../../../../domain/catalogue/home-section';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { Result } from '../../../../domain/shared/result';
import { callRaw } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toHomeSections } from './to-home-sections';

/** The home page's rows from our own server. */
export class SongHomeRows implements HomeRows {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async home(): Promise<Result<readonly HomeSection[], GatewayFailure>> {
    const answer = await callRaw(this.transport, firstRoutes.home);
    return answer.ok ? toHomeSections(answer.value, this.cdn) : answer;
  }
}
