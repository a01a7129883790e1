import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';

/** Everything that is kept of the listener, as plain values to be written down. */
export type OwnDataSummary = Readonly<Record<string, unknown>>;

/** All that the backend keeps of the listener: to take along, or to be gone. */
export interface OwnData {
  take(): Promise<Result<OwnDataSummary, GatewayFailure>>;
  /** For good. `invalid` names the password; `conflict`: the last admin, while there are others. */
  deleteAccount(password: string): Promise<Result<void, GatewayFailure>>;
}
