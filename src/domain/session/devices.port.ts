import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { IsoInstant } from '../shared/units';

/** One place where the account is signed in. */
export interface Device {
  readonly id: string;
  /** Text only: whoever signed in there chose it. */
  readonly name: string;
  readonly ip: string;
  readonly lastSeenAt: IsoInstant;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

/** Where the account is signed in. Signing a device out takes effect at once, without undo (decisions.md §4). */
export interface Devices {
  /** The current device first, then those seen last. */
  list(): Promise<Result<readonly Device[], GatewayFailure>>;
  /** A device that is gone already is `not-found`. */
  signOut(id: string): Promise<Result<void, GatewayFailure>>;
  /** All but this one. */
  signOutOthers(): Promise<Result<void, GatewayFailure>>;
}
