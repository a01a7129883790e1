import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { HomeSection } from './home-section';

/** The rows of the home page. */
export interface HomeRows {
  /** The home page's rows in order; empty if there is no music yet. Unknown kinds of rows are left out. */
  home(): Promise<Result<readonly HomeSection[], GatewayFailure>>;
}
