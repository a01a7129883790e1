import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { Milliseconds } from '../../domain/shared/units';

/** The backend's confirmation, to a service through which devices connect, of who is signed in. */
export interface LiveTicket {
  readonly token: string;
  /** The account's id, at the service and at the backend. */
  readonly account: string;
  /** The id of this device, which is its session. */
  readonly device: string;
  readonly life: Milliseconds;
}

/** Issues tickets for the service through which the devices of an account connect. */
export interface LiveTickets {
  issue(): Promise<Result<LiveTicket, GatewayFailure>>;
}
