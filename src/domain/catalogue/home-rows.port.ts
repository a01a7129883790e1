import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { HomeSection } from './home-section';

/** What the home page is made of. */
export interface HomeRows {
  /** The home page's rows in order; empty where there is no music yet. Kinds this product does not know are left out. */
  home(): Promise<Result<readonly HomeSection[], GatewayFailure>>;
}
