import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';

/** All stored data of the listener, as plain values for a file. */
export type OwnDataSummary = Readonly<Record<string, unknown>>;

/** All that the backend stores about the listener: to download or to delete. */
export interface OwnData {
  export(): Promise<Result<OwnDataSummary, GatewayFailure>>;
  /** Cannot be undone. `invalid` names the password; `conflict`: the last admin, while other accounts exist. */
  deleteAccount(password: string): Promise<Result<void, GatewayFailure>>;
}
